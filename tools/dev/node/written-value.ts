import type { SiteFiles } from '../../model/site.ts';
import { parseJson } from './parse-json.ts';

/** What a file says, without any default; undefined where it is no JSON. */
export const writtenValue = ({ json }: Pick<SiteFiles, 'json'>, file: string): unknown =>
  parseJson(new TextDecoder().decode(json.get(file)));
