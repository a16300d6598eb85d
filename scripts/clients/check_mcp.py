"""Walks Crew as an agent does, with the client of the package `mcp`; the argument is the program."""

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main(program):
    parameters = StdioServerParameters(command=program, args=["serve", "--mcp"])
    async with stdio_client(parameters) as (reader, writer):
        async with ClientSession(reader, writer) as session:
            greeting = await session.initialize()
            assert greeting.server_info.name == "rehearse", greeting
            tools = [tool.name for tool in (await session.list_tools()).tools]
            assert tools == ["launch", "run", "perform", "screen", "wait", "undo", "leaks",
                             "findings"], tools

            async def call(name, **arguments):
                result = await session.call_tool(name, arguments)
                return result.is_error, result.content[0].text

            failed, text = await call("screen")
            assert failed and "not launched" in text, text
            failed, text = await call("launch", storage={"onboarded": "true"})
            assert not failed and text.startswith("SignIn"), text
            for line in ['type "ann@crew.example" into Email', 'type "secret" into Password',
                         'tap "Sign in"', "expect screen ShiftList",
                         'expect cell containing Barista']:
                failed, text = await call("run", line=line)
                assert not failed, text
            assert text.startswith("ShiftList") and "Barista" in text, text
            failed, text = await call("run", line='tap "Nobody"')
            assert failed and "Nobody" in text and "Barista" in text, text
            assert await call("leaks") == (False, "none")
            await session.send_ping()
    print("serve --mcp: a walk of ten calls")


asyncio.run(main(sys.argv[1]))
