import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Form, SiteConfig } from '../../src/generated/types.ts';

/** A lead to be sent: what makes it unique, what a visitor has typed, and the whole request. */
export type LeadRequest = { email: string; values: Record<string, string>; request: string };

/** Fills in the first form of a site as its page does: a visitor for each number. */
export async function leadRequests(root: string): Promise<(visitor: number) => LeadRequest> {
  const read = async <T>(path: string) =>
    JSON.parse(await readFile(join(root, 'pages-config', path), 'utf8')) as T;
  const [file = ''] = (await readdir(join(root, 'pages-config/forms'))).sort();
  const { fields } = await read<Form>(`forms/${file}`);
  const { languages } = await read<SiteConfig>('site.json');
  const filled = fields.filter(
    ({ name, required }) => required || ['EMAIL', 'FNAME'].includes(name),
  );
  return (visitor) => {
    const email = `visitor${visitor}@bench.example`;
    const values = Object.fromEntries(
      filled.map(({ name, kind }) => [
        name,
        kind === 'email'
          ? email
          : kind === 'number'
            ? `${visitor}`
            : kind === 'tel'
              ? '+55 11 91234-5678'
              : `Visitor ${visitor}`,
      ]),
    );
    const body = new URLSearchParams({
      form: basename(file, '.json'),
      lang: languages[0]?.code ?? '',
      submission: randomUUID(),
      elapsed: '60000',
      ...values,
    }).toString();
    return {
      email,
      values,
      request:
        'POST /leads HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ' +
        `application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    };
  };
}
