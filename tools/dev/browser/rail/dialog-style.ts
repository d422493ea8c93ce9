/** How small the gallery shows an example. */
export const exampleScale = 0.25;

/** What the dialogs of the rail look like, in their shadow roots. */
export const dialogStyle = `
:host{all:initial;color-scheme:light}
*{box-sizing:border-box}
dialog{width:min(72rem,100vw - 2rem);max-width:none;max-height:calc(100vh - 2rem);padding:0;
  border:0;border-radius:14px;background:#fff;color:#1b1412;font:15px/1.45 system-ui,sans-serif;
  box-shadow:0 8px 40px rgb(0 0 0/.35);overflow:hidden}
dialog[open]{display:flex;flex-direction:column}
dialog:has(form.page){width:min(40rem,100vw - 2rem)}
::backdrop{background:rgb(27 20 18/.5)}
.head{display:flex;flex-wrap:wrap;align-items:end;gap:12px;padding:16px;
  border-bottom:1px solid #e4dcd8}
h2{flex:1 1 10rem;margin:0;font-size:19px;align-self:center}
h3{margin:0;font-size:17px}
p{margin:2px 0 8px;color:#5f524d;font-size:13px}
.content{overflow:auto;padding:16px;overscroll-behavior:contain}
button,input,select,textarea{font:inherit;color:inherit;min-height:44px;padding:4px 12px;
  border:1px solid #8a7a74;border-radius:8px;background:#fff;max-width:100%}
input,select,textarea{font-weight:400}
button{cursor:pointer}
button:hover:enabled{background:#f6efec}
button.primary{background:#1b1412;color:#fff;font-weight:600}
button.primary:hover:enabled{background:#3a2c28}
:is(button,input,select,textarea):focus-visible{outline:3px solid #1f5fbf;outline-offset:1px}
label{display:grid;grid-template-columns:minmax(0,1fr);gap:2px;font-weight:600;font-size:13px}
.blocks,.examples{list-style:none;margin:0;padding:0}
.blocks>li{margin:0 0 28px}
.block{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;margin-bottom:8px}
.block div{flex:1 1 20rem}
.examples{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
.examples li{display:flex;flex-direction:column;gap:6px;padding:10px;border:1px solid #e4dcd8;
  border-radius:10px}
.examples button{align-self:start;margin-top:auto}
.window{height:var(--shown,12rem);overflow:hidden;border-radius:6px;
  background:#f3eeeb}
.window:not([data-loaded]) iframe{opacity:0}
@keyframes coming{50%{background:#fbf8f6}}
@media(prefers-reduced-motion:no-preference){
.window:not([data-loaded]){animation:coming 1.6s infinite}}
.window iframe{display:block;border:0;width:400%;height:48rem;transform:scale(${exampleScale});
  transform-origin:0 0;pointer-events:none;background:#fff}
form.page{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
textarea{resize:vertical;min-height:7rem}
.others ul{margin:0;padding-left:20px;overflow-wrap:anywhere}
fieldset{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;min-width:0;margin:0;
  padding:4px 12px 12px;border:1px solid #e4dcd8;
  border-radius:10px}
legend{padding:0 6px;font-weight:600}
.short{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:8px}
.with-button{display:flex;flex-wrap:wrap;align-items:end;gap:8px}
.with-button label{flex:1 1 16rem}
.choice{display:flex;align-items:start;gap:8px;font-weight:400;font-size:15px;min-height:24px}
.choice input{min-height:0;width:20px;height:20px;margin:1px 0}
.outlines{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.outlines .choice{padding:8px;border:1px solid #e4dcd8;border-radius:8px}
.outlines .choice:has(:checked){border-color:#1b1412}
.outlines em{display:inline-block;padding:0 6px;border-radius:99px;background:#ffd166;
  font-size:13px;font-style:normal}
svg.outline{flex:none;width:72px;height:auto;border:1px solid #e4dcd8;background:#e4dcd8}
.section{fill:#fff}.heading,.ground,.hills{fill:#5f524d}.text{fill:#d9ccc8}.button{fill:#a33a22}
.card{fill:#f3eeeb}.field,.light{fill:#fff}.picture{fill:#f3eeeb}.drawn{fill:#d9ccc8}
[data-photo]{fill:#5f524d}.sun{fill:#d9a441}
.errors:empty{display:none}
.errors{position:sticky;top:0;z-index:1;overflow-wrap:anywhere;margin:0;padding:8px 12px;
  border-left:4px solid #b3261e;background:#fdecea;color:#7a1410;
  white-space:pre-line;font-size:15px}`;
