"""Asks the language server at the positions of every script, with the client of `pygls`.

The arguments are the program, the folder of the scripts, the milliseconds that an answer may take,
and N for every N-th position.
"""

import asyncio
import pathlib
import sys
import time

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient


async def main(program, folder, limit, step):
    client = BaseLanguageClient("check", "1")
    published = {}

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def _(parameters):
        published[parameters.uri] = parameters.diagnostics

    await client.start_io(program, "lsp", "--stdio")
    greeting = await client.initialize_async(
        types.InitializeParams(capabilities=types.ClientCapabilities()))
    assert greeting.capabilities.hover_provider, greeting
    client.initialized(types.InitializedParams())
    scripts = sorted(pathlib.Path(folder).resolve().rglob("*.script"))
    assert scripts, f"no scripts in {folder}"
    for script in scripts:
        client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
            script.as_uri(), "rehearsal", 1, script.read_text())))
    times, words, hovers, place = [], 0, 0, 0
    for script in scripts:
        document = types.TextDocumentIdentifier(script.as_uri())
        for number, line in enumerate(script.read_text().split("\n")):
            for character in range(len(line.encode("utf-16-le")) // 2 + 1):
                place += 1
                if place % int(step):
                    continue
                position = types.Position(number, character)
                began = time.perf_counter()
                found = await client.text_document_completion_async(
                    types.CompletionParams(document, position))
                middle = time.perf_counter()
                hover = await client.text_document_hover_async(
                    types.HoverParams(document, position))
                times += [middle - began, time.perf_counter() - middle]
                words += len(found or [])
                hovers += hover is not None
        assert not published[script.as_uri()], published[script.as_uri()]
    uri = scripts[0].as_uri()
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(2, uri),
        [types.TextDocumentContentChangeWholeDocument('tpa "Sign in"\n')]))
    completion = await client.text_document_completion_async(types.CompletionParams(
        types.TextDocumentIdentifier(uri), types.Position(0, 1)))
    assert "tap" in [item.label for item in completion], completion
    mistake = published[uri][0]
    assert mistake.message.startswith("unknown command `tpa`"), mistake
    assert (mistake.range.start.character, mistake.range.end.character) == (0, 3), mistake
    await client.shutdown_async(None)
    client.exit(None)
    times.sort()
    slowest = times[-1] * 1000
    print(f"lsp: {len(times)} answers in {len(scripts)} scripts, {words} words, {hovers} hovers; "
          f"median {times[len(times) // 2] * 1000:.2f} ms, "
          f"99 % {times[len(times) * 99 // 100] * 1000:.2f} ms, slowest {slowest:.2f} ms")
    if times[len(times) * 99 // 100] * 1000 > float(limit):
        sys.exit(f"99 % of the answers must take {limit} ms at most")


asyncio.run(main(*sys.argv[1:]))
