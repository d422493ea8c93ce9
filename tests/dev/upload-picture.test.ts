import { readdir, readFile, rename, symlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { servePanel } from '../../tools/dev/node/serve-panel.ts';
import { pictureName, uploadPicture } from '../../tools/dev/node/upload-picture.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { copyTinySite, readFolder, temporaryFolder } from '../run-tool.ts';
import { testPicture } from '../site.ts';

const filesBelow = async (root: string) => [...(await readFolder(root)).keys()];

test('an uploaded picture gets a name that an address can have, and takes no place of another', async () => {
  expect(pictureName('Foto Equipe São Paulo.JPG')).toEqual({
    ...{ stem: 'foto-equipe-sao-paulo', ending: 'jpg' },
  });
  const root = await copyTinySite();
  const files = await load(root);
  expect(await uploadPicture(root, files, 'Dinghy.PNG', testPicture)).toBe('/images/dinghy-2.png');
  expect(await readFile(join(root, 'public/images/dinghy-2.png'))).toEqual(testPicture);
  expect(await uploadPicture(root, files, '../../x.png', testPicture)).toBe('/images/x.png');
  const names = await readdir(join(root, 'public/images'));
  expect(await uploadPicture(root, files, 'a.png', Buffer.from('no picture'))).toBe(undefined);
  expect(await uploadPicture(root, files, 'a.html', testPicture)).toBe(undefined);
  expect(await uploadPicture(root, files, 'a\nb.png', testPicture)).toBe(undefined);
  expect(await readdir(join(root, 'public/images'))).toEqual(names);
});

test('an uploaded picture is kept below the folder of pictures, whatever its name', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  const before = await filesBelow(root);
  for (const name of [
    '../x.png',
    '..\\..\\x.png',
    '/etc/x.png',
    'C:\\x.png',
    'a/../../x.png',
    '%2e%2e%2fx.png',
    '.htaccess.png',
    'x.html\0.png',
    '\u202Egnp.x.png',
    '-rf.png',
    `${'x'.repeat(300)}.png`,
    '....png',
  ])
    expect(await uploadPicture(root, files, name, testPicture), JSON.stringify(name)).toMatch(
      /^\/images\/[a-z0-9]+(-[a-z0-9]+)*\.png$/,
    );
  const added = (await filesBelow(root)).filter((file) => !before.includes(file));
  expect(added.length).toBeGreaterThan(5);
  for (const file of added) expect(file).toMatch(/^public\/images\/[a-z0-9-]+\.png$/);
});

test('where the folder of pictures is a link, no picture is uploaded through it', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  const outside = join(await temporaryFolder(), 'images');
  await rename(join(root, 'public/images'), outside);
  const names = await readdir(outside);
  await symlink(outside, join(root, 'public/images'));
  expect(await uploadPicture(root, files, 'x.png', testPicture)).toBe(undefined);
  expect(await readdir(outside)).toEqual(names);
});

test('a page may show an uploaded picture as soon as its address is told', async () => {
  const root = await copyTinySite();
  const edited = await openEditedSite(root, 'en');
  const upload = { name: 'Quay.png', content: Buffer.from(testPicture).toString('base64') };
  const headers = {
    ...{ host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' },
  };
  const request = Object.assign(Readable.from([JSON.stringify(upload)]), { headers });
  const url = new URL('http://localhost/__edit/pictures');
  const answer = await servePanel(request as unknown as IncomingMessage, url, edited, root, 'en');
  const { address } = JSON.parse(answer!.content);
  const place = { file: 'pages-config/pages/home/en.json', pointer: '/sections/1/picture/src' };
  const before = '/images/dinghy.png';
  const shown = await edited.change({ values: [{ ...place, before, value: address }] });
  expect(shown).toMatchObject({ outcome: 'done' });
});
