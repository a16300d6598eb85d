/// The looks of a picture, in light and dark.
enum PictureStyle {
  /// The style sheet; every color is a variable, so that the dark ones replace the light ones.
  static let sheet = """
    svg{--page:#fff;--flow:#f4f5f8;--flow2:#eaecf1;--line:#d3d7df;--phone:#fff;--bar:#f6f7f9;\
    --edge:#b9bec9;--text:#1c1e22;--soft:#5f6672;--faint:#8a919d;--tint:#0a63d6;--fill:#e7f0fd;\
    --field:#eef0f4;--red:#d11a2a;--redfill:#fdebec;--push:#0a63d6;--present:#8a3fd1;\
    --switch:#0d8a5f;--replace:#3d434d;--dismiss:#98a0ac;--on:#34c759;--chip:#fff4dc;--chipline:#e0b95a;\
    --chiptext:#6b4a00;font-family:-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,\
    "Liberation Sans",sans-serif}
    @media (prefers-color-scheme:dark){svg{--page:#0f1115;--flow:#171a20;--flow2:#1e222a;--line:#303640;\
    --phone:#23272f;--bar:#2a2f38;--edge:#4a515d;--text:#eceef2;--soft:#aeb5c0;--faint:#868e9a;\
    --tint:#6cb0ff;--fill:#20334d;--field:#2f3540;--red:#ff6b74;--redfill:#43222a;--push:#6cb0ff;\
    --present:#c792f5;--switch:#4fd1a0;--replace:#c4cad3;--dismiss:#6f7783;--chip:#3a301a;\
    --chipline:#7d6528;--chiptext:#f3d58c}}
    .page{fill:var(--page)}
    .flow{fill:var(--flow);stroke:var(--line)}
    .flow2{fill:var(--flow2);stroke:var(--line)}
    .flowname{fill:var(--soft);font-size:13px;font-weight:600}
    .title{fill:var(--text);font-size:22px;font-weight:700}
    .key{fill:var(--soft);font-size:11.5px}
    .heading{fill:var(--text);font-size:12.5px;font-weight:700}
    .phone{fill:var(--phone);stroke:var(--edge);stroke-width:1.4}
    .grabber,.knoboff{fill:var(--edge)}
    .bar{fill:var(--bar)}
    .rule{stroke:var(--line);fill:none}
    .t{fill:var(--text);font-size:11px}
    .b{font-weight:700}
    .s{fill:var(--soft);font-size:10px}
    .d{fill:var(--soft);font-size:9px}
    .m{fill:var(--faint);font-size:9.5px}
    .n{fill:var(--tint);font-size:9.5px}
    .tab{fill:var(--faint);font-size:8.5px}
    .tabon{fill:var(--tint);font-weight:700}
    .button{fill:var(--fill)}
    .buttontext{fill:var(--tint);font-size:11px;font-weight:600}
    .field{fill:var(--field);stroke:var(--line)}
    .off{opacity:.45}
    .on{fill:var(--on)}
    .knob{fill:#fff}
    .chosen{fill:var(--fill)}
    .chip{fill:var(--chip);stroke:var(--chipline)}
    .chiptext{fill:var(--chiptext);font-size:9.5px}
    .chipline{stroke:var(--chipline);fill:none;stroke-width:1.3}
    .gesture{fill:none;stroke:var(--edge);stroke-dasharray:3 2}
    .redline{stroke:var(--red)!important}
    .redtext{fill:var(--red)!important}
    .redfill{fill:var(--redfill)}
    .a{fill:none;stroke-width:1.7}
    .pushed{stroke:var(--push)}
    .presented{stroke:var(--present);stroke-dasharray:7 3}
    .switched{stroke:var(--switch);stroke-dasharray:2 3}
    .replaced{stroke:var(--replace);stroke-width:2.4}
    .dismissed{stroke:var(--dismiss);stroke-dasharray:4 4}
    .red{stroke:var(--red)}
    .h-pushed,.o-pushed{fill:var(--push)}
    .h-presented,.o-presented{fill:var(--present)}
    .h-switched,.o-switched{fill:var(--switch)}
    .h-replaced,.o-replaced{fill:var(--replace)}
    .h-dismissed,.o-dismissed{fill:var(--dismiss)}
    .h-red,.o-red{fill:var(--red)}
    .back{stroke:var(--faint);fill:none;stroke-width:1.3}
    .chev{stroke:var(--faint);fill:none;stroke-width:1.4}
    .chevback{stroke:var(--tint);fill:none;stroke-width:1.6}
    """
}
