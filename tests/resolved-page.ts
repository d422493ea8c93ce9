import type { PageData } from '../src/lib/page-data.ts';
import { required } from '../tools/model/required.ts';
import type { Site } from '../tools/model/site.ts';
import { createResolver } from '../tools/pipeline/resolve/create-resolver.ts';

/** A route's page in a language, as it is rendered. @throws where it is not out */
export async function resolvedPage(site: Site, route: string, code: string): Promise<PageData> {
  const { places, page } = await createResolver(site, { build: 'x', encode: false, year: 2026 });
  const place = places.find((each) => each.route === route && each.language.code === code);
  return (await page(required(place, `${route} in ${code}`))).data;
}
