/** The catalogue's own styles: quiet, so that the blocks are what one sees. */
export const catalogueStyle = `
:root{color-scheme:light;--ink:#1b1412;--muted:#6a5c57;--line:#e4dcd8;--accent:#a33a22}
*{box-sizing:border-box}
body{margin:0;background:#faf7f5;color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:96rem;margin:0 auto;padding:1.5rem clamp(1rem,3vw,2.5rem) 4rem}
a{color:var(--accent)}
a:focus-visible,button:focus-visible,pre:focus-visible,summary:focus-visible{
  outline:3px solid var(--accent);outline-offset:2px}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.5rem;margin:3rem 0 1rem}
h3{font-size:1.125rem;margin:0}
p{max-width:70ch;margin:.25rem 0}
code,pre{font:14px/1.5 ui-monospace,monospace}
.muted{color:var(--muted)}
nav+h1{margin-top:1.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:.5rem 0;padding:0}
nav [aria-current]{color:var(--ink);font-weight:700;text-decoration:none}
.blocks{
  display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));gap:1.5rem;
  list-style:none;margin:2rem 0;padding:0}
.blocks li{
  display:flex;flex-direction:column;gap:.5rem;padding:1rem;border:1px solid var(--line);
  border-radius:12px;background:#fff}
.blocks h2{margin:0;font-size:1.25rem}
.example{
  margin:2rem 0;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:#fff}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
.bar h3{flex:1 1 12rem}
button{
  padding:.5rem 1rem;border:1px solid var(--accent);border-radius:999px;background:none;
  color:var(--accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--accent);color:#fff}
.frames{display:flex;flex-wrap:wrap;align-items:flex-start;gap:1rem;margin:1rem 0}
figure{margin:0}
figcaption{color:var(--muted);font-size:.875rem}
.window{
  width:calc(var(--width)*var(--scale,.4)*1px);height:calc(var(--height,600)*var(--scale,.4)*1px);
  overflow:hidden;border:1px solid var(--line);border-radius:6px;background:#fff}
.window iframe{
  display:block;border:0;width:calc(var(--width)*1px);height:calc(var(--height,600)*1px);
  transform:scale(var(--scale,.4));transform-origin:0 0}
.blocks .window{width:100%;height:11rem;margin-top:auto}
.blocks .window iframe{transform:scale(.25);width:400%;height:60rem;pointer-events:none}
pre{overflow:auto;max-height:24rem;margin:0;padding:1rem;border-radius:8px;background:#f3eeeb}
details summary{cursor:pointer;color:var(--accent)}
.lacking:only-child{font-size:clamp(1rem,4vw,3.5rem)}
.lacking{margin:1rem 0;padding:1rem;border-left:4px solid var(--accent);background:#fbeeea}
[data-copied]:not(:empty){
  position:fixed;inset:auto 1rem 1rem auto;z-index:1;margin:0;padding:.5rem 1rem;
  border-radius:999px;background:var(--ink);color:#fff;font-weight:600}
.table{overflow-x:auto}
.table:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
table{border-collapse:collapse;width:100%;background:#fff}
th,td{padding:.5rem .75rem;border:1px solid var(--line);text-align:start;vertical-align:top}
th{background:#f3eeeb}
tbody th{font-weight:600;background:none}
td:nth-child(2){min-width:12rem}`;
