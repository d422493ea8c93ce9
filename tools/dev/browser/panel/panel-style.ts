/** In pixels: below it the panel is a sheet at the foot of the window, else beside the page. */
export const sheetBelow = 1000;

/** How wide the panel is beside the page, of which it takes so much. */
export const panelWidth = 'clamp(22rem,38vw,40rem)';

/** The panel's own styles, in its shadow root. */
export const panelStyle = `
:host{all:initial;position:fixed;z-index:1000;inset:0 0 0 auto;width:${panelWidth};display:flex;
  flex-direction:column;background:#fff;color:#1b1412;font:15px/1.45 system-ui,sans-serif;
  box-shadow:-4px 0 24px rgb(0 0 0/.18);container-type:inline-size;color-scheme:light;outline:none}
@media(width<${sheetBelow}px){
:host{inset:auto 0 0;width:auto;height:62vh;border-radius:14px 14px 0 0}}
*{box-sizing:border-box}
.head{display:flex;align-items:center;gap:12px;padding:12px 16px;border-bottom:1px solid #e4dcd8}
h2{flex:1;margin:0;font-size:17px}
.content{flex:1;overflow:auto;padding:16px 16px 96px;overscroll-behavior:contain}
p{margin:4px 0}
button,input,select,textarea{font:inherit;color:inherit}
input,select,textarea{width:100%;padding:6px 8px;border:1px solid #8a7a74;border-radius:6px;
  background:#fff}
textarea{display:block;resize:vertical;field-sizing:content;min-height:2.3em}
button{padding:4px 10px;border:1px solid #8a7a74;border-radius:6px;background:#fff;cursor:pointer}
button:hover:enabled{background:#f6efec}
button:disabled{opacity:.45;cursor:default}
button[aria-pressed=true]{outline:3px solid #1f5fbf}
:is(button,input,select,textarea,summary,[tabindex]):focus-visible{outline:3px solid #1f5fbf;
  outline-offset:1px}
.field,.part{margin:0 0 14px}
.part .part,.part:has(>fieldset){margin-bottom:0}
.name{display:flex;justify-content:space-between;gap:8px;font-weight:600}
.name small,.help,.count{font-weight:400;font-size:13px;color:#5f524d}
.languages{display:grid;gap:6px}
@container(width>34rem){.languages{grid-template-columns:repeat(auto-fit,minmax(0,1fr));
  grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}}
@container(width>24rem){.beside .languages{grid-template-columns:repeat(auto-fit,minmax(0,1fr));
  grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}}
.beside .body{padding-top:2px}
.beside :is(.name,.field){margin-bottom:0}
.beside fieldset{margin:2px 0 0;padding:0;border:0}
.beside legend{padding:0}
.beside .fold{padding:0 8px;font-size:13px;font-weight:400}
.language{display:flex;flex-wrap:wrap;gap:2px 8px;font-size:13px;color:#5f524d}
.language em{padding:0 6px;border-radius:99px;background:#ffd166;color:#1b1412;font-style:normal}
.named-use button{padding:2px 8px;font-size:13px}
.named>p[lang]{padding:6px 8px;border:1px dashed #8a7a74;border-radius:6px;background:#f6efec}
.count{margin-inline-start:auto}
fieldset{min-width:0;margin:0 0 16px;padding:4px 12px 8px;border:1px solid #e4dcd8;
  border-radius:10px}
legend{padding:0 6px;font-weight:700}
ol{list-style:none;margin:0;padding:0}
li{margin:0 0 6px}
.item{display:flex;gap:4px}
.item .words{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;
  text-align:start}
.body{padding:10px 0 2px 10px;border-inline-start:3px solid #e4dcd8}
.add{margin:4px 0;border-style:dashed}
.ready [role=group]{display:flex;flex-wrap:wrap;gap:6px;margin:2px 0 10px}
.ready .help{width:100%}
.errors{margin:6px 0;padding:6px 10px;border-left:4px solid #b3261e;
  background:#fdecea;color:#7a1410;white-space:pre-line}
[aria-invalid=true]{border-color:#b3261e;box-shadow:0 0 0 1px #b3261e}
.notices{margin:4px 0 6px;padding:4px 8px;border-left:4px solid #d9a441;background:#fff3d1;
  font-size:13px}
.same{display:flex;align-items:center;gap:8px;width:fit-content;min-height:28px;font-size:13px}
.same input{width:18px;height:18px;margin:0}
.faults{margin:0;font-size:13px;color:#7a1410;font-weight:600}
.choice{display:grid;gap:4px;margin-bottom:8px}
.chooser{display:grid;gap:6px;justify-items:start}
.chooser svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;
  stroke-linecap:round;stroke-linejoin:round;vertical-align:middle}
.chooser[data-art] svg{width:96px;height:48px;stroke:none}
.chooser img{max-width:100%;max-height:96px;object-fit:contain;background:#f3eeeb}
.grid{display:flex;flex-wrap:wrap;gap:6px;max-height:240px;overflow:auto;padding:6px;width:100%;
  border:1px solid #e4dcd8;border-radius:8px}
.grid img{width:84px;height:60px}
.focus{position:relative;width:fit-content;margin:8px 0 12px;cursor:crosshair;touch-action:none}
.focus img{display:block;max-width:100%;max-height:280px}
.focus span{position:absolute;width:28px;height:28px;margin:-14px;border:3px solid #fff;
  border-radius:50%;background:rgb(163 58 34/.55);box-shadow:0 0 0 2px #1b1412}
.ways{display:flex;flex-wrap:wrap;gap:6px}
.upload{position:relative;padding:4px 10px;border:1px solid #8a7a74;border-radius:6px;
  cursor:pointer}
.upload:hover{background:#f6efec}
.upload:focus-within{outline:3px solid #1f5fbf;outline-offset:1px}
.upload input{position:absolute;inset:0;padding:0;border:0;opacity:0;cursor:pointer;
  font-size:0}
.pictures{display:grid;gap:6px;width:100%}
.colour{display:grid;grid-template-columns:36px 1fr 90px auto;gap:8px;align-items:center}
.swatch{width:36px;height:36px;border:1px solid #8a7a74;border-radius:50%}
.parts{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 8px}
summary{cursor:pointer;padding:4px 0;margin-bottom:8px}
.fold::before{content:"+ " / ""}
.fold[aria-expanded=true]::before{content:"– " / ""}
.parts button[aria-current]:enabled{background:#1b1412;color:#fff}
.note{margin:0 0 12px;padding:8px 12px;border-radius:8px;background:#fff3d1}
.search{margin:0 0 16px;padding:12px;border:1px solid #e4dcd8;border-radius:10px;
  font-family:arial,sans-serif;max-width:37rem}
.search b{display:block;color:#1a0dab;font-weight:400;font-size:20px;overflow:hidden;
  text-overflow:ellipsis;white-space:nowrap}
.search cite{font-style:normal;font-size:14px}
.preview{border-bottom:1px solid #e4dcd8;background:#fff}
.preview .bar{display:flex;gap:6px;padding:8px 16px}
.preview .fold{flex:1;text-align:start;font-weight:600}
iframe{display:block;width:100%;height:120px;max-height:26vh;border:0;border-top:1px solid #e4dcd8}
@media(width>=${sheetBelow}px){
.preview{position:absolute;inset:12px calc(100% + 12px) auto auto;
  width:min(27rem,100vw - 100% - 24px);
  border:1px solid #e4dcd8;border-radius:12px;overflow:hidden;
  box-shadow:0 4px 24px rgb(0 0 0/.24)}
iframe{max-height:calc(100vh - 220px)}}
.status{min-height:1.5em;font-size:13px}`;
