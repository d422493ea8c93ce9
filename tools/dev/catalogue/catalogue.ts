import type { ToolLanguage } from '../../messages/language.ts';
import { exampleName, examplesOf } from '../../model/block-examples.ts';
import type { Problem } from '../../model/problem.ts';
import { required } from '../../model/required.ts';
import { blockSchemas, type Schema } from '../../model/schemas.ts';
import type { Site } from '../../model/site.ts';
import { describeProblem } from '../../report/describe-problem.ts';
import { createLivePages, type LivePages } from '../node/live-pages.ts';
import { createPreview } from '../node/preview.ts';
import {
  createExampleFiles,
  type ExampleLanguage,
  exampleAddress,
  exampleFile,
  exampleLanguages,
} from './example-site.ts';
import { type CatalogueField, fieldsOf } from './fields.ts';
import { blockDescription } from './gallery.ts';

/**
 * What an example is in one language: its section, and its own page, or why that cannot be shown on
 * this site. Its name is in the language of the tools.
 */
export type CatalogueExample = {
  name: string;
  section: object;
  address: string;
  problems: { message: string; hint: string }[];
};

export type CatalogueBlock = {
  type: string;
  description: string;
  fields: CatalogueField[];
  examples: Record<ExampleLanguage, CatalogueExample[]>;
};

/** Every block with every example, and the examples' pages. */
export type Catalogue = { blocks: CatalogueBlock[]; pages: LivePages };

/** Links of examples lead to pages of another site: such problems are not shown. */
const isLinkProblem = ({ code }: Problem) => code.startsWith('link/');

/**
 * The catalogue as a site shows it: the blocks come from their schemas, and the examples' pages
 * from the same pipeline as all pages.
 * @param site whose brand, forms, pictures and interface texts the examples have
 * @param schemas of the blocks, by type
 */
export async function createCatalogue(
  site: Site,
  language: ToolLanguage,
  schemas: Record<string, Schema> = blockSchemas(),
): Promise<Catalogue> {
  const preview = await createPreview(isLinkProblem)(createExampleFiles(site, schemas));
  const problemsOf = (file: string) =>
    preview.problemCards
      .filter((card) => card.file === file)
      .flatMap(({ problems }) => problems.map((problem) => describeProblem(problem, language)));
  const blocks = Object.entries(schemas).map(([type, schema]): CatalogueBlock => {
    const shown = (code: ExampleLanguage) =>
      examplesOf(schema).map(
        (example, index): CatalogueExample => ({
          name: exampleName(example, language),
          section: required(example.sections[code], `example of ${type} in ${code}`),
          address: exampleAddress(type, index, code),
          problems: problemsOf(exampleFile(type, index, code)),
        }),
      );
    return {
      type,
      description: blockDescription(type, schema, language),
      fields: fieldsOf(schema, language),
      examples: Object.fromEntries(
        exampleLanguages.map((code) => [code, shown(code)]),
      ) as CatalogueBlock['examples'],
    };
  });
  return { blocks, pages: await createLivePages(required(preview.site, 'site of examples')) };
}
