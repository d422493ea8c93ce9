import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnDemand } from './install-on-demand.ts';

/** Reads the pages of a site from the same files, with their messages in place. */
const pagesData = (root: string) => `
const { readdirSync, readFileSync } = require('node:fs');
const root = ${JSON.stringify(root)};
const read = (file) => JSON.parse(readFileSync(root + '/' + file, 'utf8'));
const messages = {};
const inWords = (value, language) => {
  if (Array.isArray(value)) return value.map((each) => inWords(each, language));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, inWords(each, language)]));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  messages[language] ??= read('translations/' + language + '.json');
  return value.slice(1).split('.').reduce((all, key) => all?.[key], messages[language]) ?? value;
};
const { languages } = read('pages-config/site.json');
const shells = Object.fromEntries(
  languages.map(({ code }) => [code, inWords(read('pages-config/shell/' + code + '.json'), code)]));
module.exports = () =>
  readdirSync(root + '/pages-config/pages', { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const [, route, code] = /^(.+)\\/(.+)\\.json$/.exec(file.replaceAll('\\\\', '/'));
      const { prefix, tag } = languages.find((each) => each.code === code);
      const path = prefix + (route === 'home' ? '' : '/' + route);
      const page = inWords(read('pages-config/pages/' + file), code);
      return { page, tag, shell: shells[code], address: path + '/index.html' };
    });
`;

/** Any part of a page's file, as plain elements. */
const parts = `{% macro part(value) -%}
{% if value is string %}<p>{{ value }}</p>
{% elif value is mapping %}<div>{% for key, each in value %}{{ part(each) }}{% endfor %}</div>
{% elif value is iterable %}<ul>{% for each in value %}<li>{{ part(each) }}</li>{% endfor %}</ul>
{% endif %}{%- endmacro %}
`;

const layout = `{% from "parts.njk" import part %}<!doctype html>
<html lang="{{ item.tag }}"><head><meta charset="utf-8"><title>{{ item.page.title }}</title>
<meta name="description" content="{{ item.page.description }}"></head><body>
<header>{{ part(item.shell.header) }}</header><main>{{ content | safe }}</main>
<footer>{{ part(item.shell.footer) }}</footer></body></html>
`;

const page = `---
pagination: { data: pages, size: 1, alias: item }
permalink: "{{ item.address }}"
layout: layout.njk
---
{% from "parts.njk" import part %}<h1>{{ item.page.title }}</h1>
{% for section in item.page.sections %}<section id="{{ section.id }}">{{ part(section) }}</section>
{% endfor %}`;

/** The files of a site of Eleventy's with the pages of another one. */
const eleventyFiles = (root: string): Record<string, string> => ({
  'site/_data/pages.cjs': pagesData(root),
  'site/_includes/parts.njk': parts,
  'site/_includes/layout.njk': layout,
  'site/page.njk': page,
});

export const eleventyProgram = 'node_modules/@11ty/eleventy/cmd.cjs';

/**
 * Installs Eleventy 3 in a folder, and writes a site for it there with the pages of `root`.
 * @returns its version
 * @throws with npm's own words where it cannot be installed
 */
export async function makeEleventySite(folder: string, root: string): Promise<string> {
  for (const [file, text] of Object.entries(eleventyFiles(root))) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return installOnDemand(folder, '@11ty/eleventy', '3');
}
