import { BASIS, DECISION } from '../redocly/basis.ts';
import { CODES } from '../redocly/error-codes.ts';
import type { Fields } from '../redocly/nodes.ts';
import { fieldsOf, isFields, isRef, stringsOf } from '../redocly/nodes.ts';

const DATA = ['example', 'examples', 'default', 'enum', 'const'];

/**
 * Adds to the descriptions of answers and headers what they rest on and which codes they carry: the renderer of the
 * reference shows extensions of operations, parameters and properties only.
 */
export function withBasisInWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withBasisInWords);
  if (!isFields(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (DATA.includes(key) || key.startsWith('x-')) return [key, value];
      if (key === 'properties') return [key, mapEach(value, withBasisInWords)];
      if (key !== 'responses' && key !== 'headers') return [key, withBasisInWords(value)];
      return [key, mapEach(value, (part) => spoken(fieldsOf(withBasisInWords(part))))];
    }),
  );
}

function spoken(part: Fields): Fields {
  if (isRef(part)) return part;
  const { description, [BASIS]: basis, [DECISION]: decision } = part;
  const codes = stringsOf(part[CODES]).map((code) => `\`${code}\``);
  const paragraphs = [
    description,
    ...(codes.length > 0 ? [`Codes: ${codes.join(', ')}`] : []),
    ...(basis === undefined
      ? []
      : [`**basis:** \`${basis}\`${decision === undefined ? '' : ` **decision:** \`${decision}\``}`]),
  ];
  return { ...part, description: paragraphs.filter((paragraph) => typeof paragraph === 'string').join('\n\n') };
}

function mapEach(value: unknown, change: (part: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, part]) => [name, change(part)]));
}
