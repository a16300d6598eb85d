extension PageStyle {
  /// A screen as a phone.
  static let phone = #"""
    .phone-frame { width: 292px; max-width: 100%; margin: 0; flex: none; }
    .phone-frame figcaption { text-align: center; color: var(--soft); font-size: 12.5px; padding-bottom: 6px; }
    .phone {
      position: relative; display: flex; flex-direction: column; height: 600px; border-radius: 40px;
      border: 9px solid var(--bezel); outline: 1px solid var(--line); background: var(--group); overflow: hidden; box-shadow: var(--shadow);
      font-size: 13.5px;
    }
    .status { flex: none; display: flex; justify-content: space-between; padding: 7px 22px 5px; font-size: 11.5px; font-weight: 600; background: var(--bar); }
    .status::after { content: "●●● ▮"; letter-spacing: 1px; font-size: 9px; align-self: center; }
    .body-area { flex: 1; min-height: 0; overflow: auto; display: flex; flex-direction: column; scrollbar-width: thin; }
    .phone .nav {
      flex: none; display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 4px;
      padding: 6px 12px 9px; background: var(--bar); border-bottom: 1px solid var(--line); min-height: 42px;
    }
    .nav .title { font-weight: 650; text-align: center; grid-column: 2; overflow: hidden; text-overflow: ellipsis; }
    .nav .lead { grid-column: 1; grid-row: 1; justify-self: start; display: flex; gap: 8px; min-width: 0; }
    .nav .trail { grid-column: 3; grid-row: 1; justify-self: end; display: flex; gap: 8px; min-width: 0; }
    .phone .bar-item { border: 0; background: none; padding: 2px; color: var(--tint); font-size: 13px; text-align: left; }
    .phone .content { padding: 10px 14px; display: flex; flex-direction: column; gap: 9px; flex: 1; }
    .phone .words { color: var(--text); overflow-wrap: anywhere; }
    .phone .action {
      border: 0; border-radius: 11px; padding: 9px 12px; background: var(--tint-fill); color: var(--tint);
      font-weight: 600; text-align: center; width: 100%;
    }
    .phone .link { border: 0; background: none; color: var(--tint); text-align: left; padding: 0; }
    .phone .field { display: grid; gap: 3px; }
    .phone .field > span { font-size: 11.5px; color: var(--soft); }
    .phone .box {
      width: 100%; border: 1px solid var(--line); border-radius: 9px; padding: 7px 10px;
      background: var(--field); min-height: 34px; overflow-wrap: anywhere; white-space: pre-wrap;
    }
    .phone .box.tall { min-height: 70px; }
    .phone .box.short { width: 130px; min-height: 0; text-align: right; }
    .phone .box.blank { color: var(--faint); }
    .phone .focus > .box, .phone .box.focus { border-color: var(--tint); box-shadow: 0 0 0 2px var(--tint-fill); }
    .phone .row { display: flex; align-items: center; justify-content: space-between; gap: 10px; width: 100%; }
    .phone .wheels { display: grid; gap: 6px; }
    .phone .wheels select { width: 100%; text-align: left; }
    .phone .box.date { width: auto; min-height: 0; max-width: 190px; }
    .phone .range { width: 150px; accent-color: var(--tint); }
    .phone .stepper { display: flex; align-items: center; gap: 8px; }
    .phone .stepper .push { min-width: 32px; padding: 2px 8px; }
    .phone .row.press { border: 0; background: none; padding: 0; text-align: left; }
    .phone .switch { flex: none; width: 42px; height: 25px; border-radius: 13px; background: var(--line); padding: 2px; }
    .phone .switch::before { content: ""; display: block; width: 21px; height: 21px; border-radius: 50%; background: #fff; box-shadow: 0 1px 3px #0004; }
    .phone .switch.on { background: var(--switch); }
    .phone .switch.on::before { margin-left: 17px; }
    .phone .segments { display: flex; background: var(--field); border-radius: 9px; padding: 2px; }
    .phone .segment { flex: 1; border: 0; background: none; border-radius: 7px; padding: 5px 4px; text-align: center; font-size: 12.5px; }
    .phone .segment.chosen { background: var(--screen); font-weight: 600; box-shadow: 0 1px 3px #0003; }
    .phone .rows { margin: 0 -14px; background: var(--screen); border-block: 1px solid var(--line); }
    .phone .cell { position: relative; width: 100%; padding: 9px 14px; border: 0; border-bottom: 1px solid var(--line); background: none; text-align: left; display: grid; gap: 3px; }
    .phone .cell:last-child { border-bottom: 0; }
    .phone .cell.chosen { background: var(--tint-fill); }
    .phone .cell .words ~ .words { color: var(--soft); font-size: 12.5px; }
    .phone .cell > .open { position: absolute; inset: 0; border: 0; background: none; }
    .phone .cell > :not(.open) { position: relative; pointer-events: none; }
    .phone .cell > :not(.open) button, .phone .cell > button, .phone .cell input { pointer-events: auto; }
    .phone .picture { display: grid; place-items: center; min-height: 46px; border-radius: 9px; background: var(--field); color: var(--faint); font-size: 12px; }
    .phone .cell .picture { min-height: 0; justify-content: start; background: none; }
    .phone .meter { height: 6px; border-radius: 3px; background: var(--field); overflow: hidden; }
    .phone .meter > i { display: block; height: 100%; background: var(--tint); }
    .phone .busy { display: flex; align-items: center; gap: 8px; color: var(--faint); font-size: 12.5px; }
    .phone .busy::before { content: ""; width: 15px; height: 15px; border-radius: 50%; border: 2px solid var(--line); border-top-color: var(--soft); }
    .phone .tabs { flex: none; display: flex; background: var(--bar); border-top: 1px solid var(--line); padding: 6px 4px 16px; }
    .phone .tab { flex: 1 1 0; min-width: 0; border: 0; background: none; font-size: 10.5px; color: var(--faint); display: grid; justify-items: center; gap: 4px; overflow-wrap: anywhere; padding: 0 1px; }
    .phone .tab::before { content: ""; width: 20px; height: 20px; border-radius: 6px; background: currentColor; opacity: .35; }
    .phone .tab.chosen { color: var(--tint); font-weight: 650; }
    .phone .tab.chosen::before { opacity: 1; }
    .phone .tools { flex: none; display: flex; gap: 12px; justify-content: space-around; padding: 8px; background: var(--bar); border-top: 1px solid var(--line); }
    .phone .veil { position: absolute; inset: 0; background: #0007; display: grid; place-items: center; padding: 18px; z-index: 2; }
    .phone .veil.low { place-items: end stretch; padding: 10px; }
    .phone .alert { width: 100%; max-height: 100%; overflow: auto; background: var(--raised); border-radius: 16px; text-align: center; box-shadow: var(--shadow); }
    .phone .alert .said { padding: 16px 14px 12px; display: grid; gap: 5px; }
    .phone .alert .said .words:first-child { font-weight: 650; }
    .phone .alert .said .words ~ .words { font-size: 12.5px; }
    .phone .alert .action { background: none; border-top: 1px solid var(--line); border-radius: 0; }
    .phone .alert .field { text-align: left; padding: 0 14px 10px; }
    .phone .banner { position: absolute; inset: 30px 8px auto; z-index: 3; border: 1px solid var(--line); background: var(--raised); border-radius: 16px; padding: 10px 14px; box-shadow: var(--shadow); text-align: left; }
    .phone .off { opacity: .42; }
    .phone.typing .off { opacity: .8; }
    .phone .covered { opacity: .6; }
    .phone .new { background-color: var(--new); }
    .phone .touched { outline: 3px solid var(--touch); outline-offset: 1px; border-radius: 8px; }
    .phone .cell.touched { outline-offset: -3px; }
    .phone .touched::after { content: ""; position: absolute; }
    .phone .nothing { display: grid; place-items: center; flex: 1; color: var(--faint); padding: 20px; text-align: center; }
    .phone .keyboard {
      flex: none; padding: 8px 0; background: var(--quiet-fill); border-top: 1px solid var(--line);
      color: var(--faint); font: 12px/1.75 var(--mono); text-align: center; white-space: pre; letter-spacing: .12em;
    }
    .phone button { min-height: 24px; }
    """#
}
