import { besidePanelFrom } from '../room-beside-page.ts';

/** In pixels: below it the rail lies over the page, else beside it. */
const overlayBelow = 1000;

const width = '20rem';

/** What gives way to the rail. What the root said, every element of the page would inherit. */
const besideRail = 'edit-bar,part-buttons,problem-overlay';

/**
 * The rail's styles. It stands in the page itself, since the drag and drop library does not see
 * into shadow roots: nothing of the page's styles is left within.
 */
export const railStyle = `
#edit-rail{all:initial;position:fixed;z-index:999;inset:0 auto 0 0;width:${width};
  max-width:100vw;display:flex;flex-direction:column;background:#fff;color:#1b1412;
  font:15px/1.4 system-ui,sans-serif;box-shadow:4px 0 24px rgb(0 0 0/.18);color-scheme:light;
  container-type:inline-size;
& *{all:revert;box-sizing:border-box}
& .head{display:flex;align-items:center;gap:12px;padding:12px 16px;
  border-bottom:1px solid #e4dcd8}
& h2{flex:1;margin:0;font-size:17px;outline:none}
& p{margin:0;padding:8px 16px 0;font-size:13px;color:#5f524d}
& .said{min-height:28px;padding-bottom:8px;color:#1b1412}
& ol{flex:1;overflow:auto;overscroll-behavior:contain;list-style:none;margin:0;padding:0 8px 8px}
& li{position:relative;display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;
  gap:0 2px;border-radius:10px;
  -webkit-user-drag:element;user-select:none}
& li:hover{background:#f6efec}
& li[data-edge]::after{content:"";position:absolute;inset-inline:4px;height:3px;
  background:#a33a22;border-radius:2px}
& li[data-edge=before]::after{top:-2px}
& li[data-edge=after]::after{bottom:-2px}
& li[data-dragged]{opacity:.4}
& .grip{cursor:grab;color:#5f524d;padding:10px 2px;user-select:none}
& button{font:inherit;color:inherit;padding:4px 10px;min-height:44px;border:1px solid #8a7a74;
  border-radius:8px;background:#fff;cursor:pointer}
& button:hover:enabled{background:#f6efec}
& button:disabled{opacity:.4;cursor:default}
& button:focus-visible{outline:3px solid #1f5fbf;outline-offset:-2px}
& li button{border:0;background:none}
& .open{flex:1;min-width:0;text-align:start;padding:6px 4px}
& .open :is(b,span){display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
& .open span{font-size:13px;color:#5f524d}
& em{display:inline-block;margin:2px 4px 0 0;padding:0 6px;border-radius:99px;background:#ffd166;
  font-size:12px;font-style:normal}
& .acts{grid-column:2;display:flex;flex-wrap:wrap;padding-bottom:4px}
& .acts button{padding:0 5px;min-height:28px;min-width:26px;font-size:12px}
& .acts [data-words]:is(:hover,:focus-visible)::after{content:attr(data-words);position:absolute;
  z-index:1;inset:auto auto 34px 24px;width:max-content;padding:2px 10px;border-radius:8px;
  background:#1b1412;color:#fff;pointer-events:none}
& .foot{display:flex;flex-wrap:wrap;gap:8px;padding:12px 16px 16px;border-top:1px solid #e4dcd8}
& .foot button{flex:1 1 auto}
}
@media(pointer:coarse){#edit-rail .acts button{min-height:44px;min-width:44px;font-size:14px}}
@media(width<${besidePanelFrom}px){:root:has(edit-panel) #edit-rail{display:none}}
/* Over the page, it ends above the bar, which would lie on its buttons. */
@media(width<${overlayBelow}px){#edit-rail{bottom:var(--edit-bar-height,0px)}}
@media(width>=${overlayBelow}px){:is(${besideRail}){--rail-room:${width}}
body{margin-inline-start:${width}}}
@media(${overlayBelow}px<=width<${besidePanelFrom}px){
:root:has(edit-panel) :is(${besideRail}){--rail-room:0px}
:root:has(edit-panel) body{margin-inline-start:0}}`;
