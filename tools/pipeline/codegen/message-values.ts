import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import portuguese from '../../messages/pt.json' with { type: 'json' };

/** All messages of a language by their keys, like `cli.build.done`. */
export const messagesByKey = (group: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? messagesByKey(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)]],
  );

/** The values that an ICU message needs, by name, as TypeScript types. */
export function messageValues(text: string): Map<string, string> {
  const values = new Map<string, string>();
  const collect = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.argument && !values.has(element.value))
        values.set(element.value, 'string | number');
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      const isChoice = element.type === TYPE.select;
      values.set(element.value, isChoice ? selectType(Object.keys(element.options)) : 'number');
      for (const { value } of Object.values(element.options)) collect(value);
    }
  };
  collect(parse(text, { ignoreTag: true }));
  return values;
}

const selectType = (options: string[]) => (options.includes('true') ? 'boolean' : 'string');

/** The source of tools/generated/message-values.ts: every message that needs values, with them. */
export function messageValuesSource(): string {
  const rows = messagesByKey(portuguese).flatMap(([key, text]) => {
    const values = [...messageValues(text)].map(([name, type]) => `${name}: ${type}`);
    return values.length > 0 ? [`  '${key}': { ${values.join('; ')} };`] : [];
  });
  return `// Written by \`npm run generate\` from tools/messages/pt.json. Do not edit.

/** The values that messages need; those that are not here need none. */
export type MessageValues = {
${rows.join('\n')}
};
`;
}
