import { chromium } from 'playwright';
const [,, base, width, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const ctx = await b.newContext({ viewport:{width:+width,height:900}, reducedMotion:'reduce' });
for (const p of paths) {
  const pg = await ctx.newPage(); await pg.goto(base+p); await pg.waitForTimeout(1000);
  const h = await pg.evaluate(()=>document.documentElement.scrollHeight);
  for (let y=0;y<h;y+=700){ await pg.evaluate(y=>window.scrollTo({top:y,behavior:'instant'}),y); await pg.waitForTimeout(60);} 
  await pg.evaluate(()=>window.scrollTo({top:0,behavior:'instant'})); await pg.waitForTimeout(300);
  await pg.screenshot({ path:`${out}/${p.replaceAll('/','_')||'_'}-${width}.png`, fullPage:true });
  await pg.close();
}
await b.close();
