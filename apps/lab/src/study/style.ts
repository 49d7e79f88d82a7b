/** How a study looks, by day and by night. */
export const STYLE = `
:root { --ink: #1d2330; --paper: #fbfaf7; --faint: #5f6775; --rule: #d9d6cd; --a: #1f6f8b; --b: #c8553d; --c: #7a8f3c; --d: #8a5a9e; --e: #b08a2e; --f: #4d6fa8; --g: #a04468; --h: #5c6f68; --plot-background: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #16191f; --faint: #a3abb9; --rule: #343a46; --a: #5fb6d3; --b: #ee8a72; --c: #b3ca72; --d: #c79adb; --e: #e0bd66; --f: #8fafe4; --g: #e08fb1; --h: #a9bdb4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 54rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { margin: 2.8rem 0 .4rem; font-size: 1.2rem; }
p { color: var(--faint); max-width: 44rem; } strong { color: var(--ink); }
figure { margin: 1rem 0 .6rem; overflow-x: auto; } figure > svg { display: block; min-width: 34rem; width: 100%; height: auto; color: var(--ink); }
summary { cursor: pointer; color: var(--faint); font-size: .9rem; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: 0 0 .4rem; padding: 0; list-style: none; font-size: .85rem; } .legend span { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; vertical-align: -.05rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; margin-top: .5rem; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; font-weight: normal; } th:first-child, td.words { text-align: left; } thead th { color: var(--faint); font-size: .82rem; }
@media print { details > :not(summary) { display: block; } }
`;
