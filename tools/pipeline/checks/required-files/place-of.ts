/** Where a file belongs that lies in another folder: a page with the pages, a picture in public. */
export function placeOf(file: string): string | undefined {
  const [, route, name] = /^pages-config\/(?!pages\/)(.+)\/([a-z]{2}\.json)$/.exec(file) ?? [];
  const [, picture] = /\/([^/]+\.(?:avif|gif|jpe?g|png|svg|webp))$/i.exec(file) ?? [];
  return picture ? `public/images/${picture}` : route && `pages-config/pages/${route}/${name}`;
}
