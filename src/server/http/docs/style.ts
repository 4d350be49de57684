/** The stylesheet of /api/docs: light or dark as the system prefers, and printable. */
export const DOCS_CSS = `
:root { color-scheme: light dark; --ink: #1b2233; --soft: #55607a; --paper: #fbfbfe; --card: #fff; --line: #d9deea;
  --link: #2145b5; --mark: #e8edfb; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaf4; --soft: #a9b2c8; --paper: #10131f; --card: #181d2d;
  --line: #2c3550; --link: #9db4ff; --mark: #232c4a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { position: static; }
h1 { margin: 0 0 .5rem; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 1rem; padding-bottom: .3rem; border-bottom: 2px solid var(--line); font-size: 1.4rem; }
h3 { margin: 0 0 .5rem; font-size: 1.05rem; overflow-wrap: anywhere; }
p { margin: .4rem 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .35rem 1rem; margin: 1rem 0; padding: 0; list-style: none; }
article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
article:target { border-color: var(--link); }
code { font: .92em/1.4 ui-monospace, monospace; }
.method { display: inline-block; min-width: 3.6rem; padding: .1rem .5rem; border-radius: .35rem; background: var(--mark);
  font: 700 .85rem/1.5 ui-monospace, monospace; text-align: center; }
.who { color: var(--soft); font-size: .92rem; }
.table { overflow-x: auto; }
table { width: 100%; margin: .75rem 0; border-collapse: collapse; font-size: .93rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.refusals { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .3rem 0 0; padding: 0; list-style: none;
  color: var(--soft); font-size: .9rem; }
@media print { nav, .skip { display: none; } body { max-width: none; padding: 0; background: #fff; color: #000; }
  article { break-inside: avoid; border-color: #bbb; background: #fff; } }
`;
