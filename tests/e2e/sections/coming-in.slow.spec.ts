import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../site.ts';

/** A page that comes in piece by piece: what is there already stays where it is. */

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const halves: [path: string, section: string][] = [
  ['/tecnologia', '#vital-signs'],
  ['/tecnologia', '#anywhere'],
  ['/seguranca/lgpd', '#dpo'],
];

for (const [path, section] of halves)
  test(`${path}${section}: the text alone stands where it stands beside its picture`, async ({
    page,
  }) => {
    await page.goto(path);
    const places = await page.locator(`${section} h2`).evaluate((heading) => {
      const place = () => heading.getBoundingClientRect().left;
      const whole = place();
      let row = heading.parentElement;
      while (row && getComputedStyle(row).gridTemplateColumns.split(' ').length !== 2)
        row = row.parentElement;
      row?.lastElementChild?.remove();
      return { whole, alone: place(), left: row?.children.length };
    });
    expect(places.left).toBe(1);
    expect(places.alone).toBe(places.whole);
  });

/** Serves the site of another address, and stops in the middle of the figure of a section. */
async function halting(site: string, path: string, section: string) {
  let goOn = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
    if (request.url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const from = html.indexOf('<figure', html.indexOf(`<section id="${section}"`));
    const middle = (from + html.indexOf('</figure>', from)) >> 1;
    response.write(html.slice(0, middle));
    goOn = () => response.end(html.slice(middle));
  });
  await new Promise<void>((listens) => server.listen(0, listens));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${path}`, goOn: () => goOn(), server };
}

for (const [path, section] of [
  ['/seguranca/gdpr', 'what-is-gdpr'],
  ['/visao-360/indicadores', 'patients'],
  ['/tecnologia', 'anywhere'],
  ['/corporativo', 'nr-1'],
] as const)
  test(`${path}#${section}: a screen stands where it stays before all of it is there`, async ({
    page,
    baseURL,
  }) => {
    const { address, goOn, server } = await halting(baseURL!, path, section);
    const figure = page.locator(`#${section} figure`);
    const places = async () => {
      const boxes = [figure, page.locator(`#${section} h2`)].map((part) => part.boundingBox());
      return (await Promise.all(boxes)).map((box) => [box!.x, box!.width]);
    };
    await page.goto(address, { waitUntil: 'commit' });
    // Its styles are there.
    await expect(figure).toHaveCSS('container-type', 'inline-size');
    const half = await places();
    goOn();
    await page.waitForLoadState();
    expect(half).toEqual(await places());
    server.close();
  });
