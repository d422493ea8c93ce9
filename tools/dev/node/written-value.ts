import type { SiteFiles } from '../../model/site.ts';

/** What a file says, without any default; undefined where it is no JSON. */
export function writtenValue({ json }: Pick<SiteFiles, 'json'>, file: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json.get(file)));
  } catch {
    return undefined;
  }
}
