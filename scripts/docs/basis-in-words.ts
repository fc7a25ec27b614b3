import { type Fields, fieldsOf, isFields, isRef, stringsOf } from '../redocly/nodes.ts';
import { CODES } from '../redocly/registers.ts';
import { type Label, labelsOf } from './markdown.ts';

const DATA = ['example', 'examples', 'default', 'enum', 'const'];
/** OpenAPI keywords, such as `properties`, whose value is a map of objects that can have a description. */
const PARTS = ['properties', 'responses', 'headers', 'securitySchemes'];
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * Adds the source of each contract part to the description of the part.
 * The source of a contract part is the service's documentation (stated) or a project decision (assumed).
 * The HTML reference shows descriptions, but not extension keys such as `x-basis`.
 */
export function withBasisInWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withBasisInWords);
  if (!isFields(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (DATA.includes(key) || key.startsWith('x-')) return [key, value];
      if (key === 'parameters' && Array.isArray(value)) return [key, value.map(describedPart)];
      if (key === 'parameters' || PARTS.includes(key)) return [key, mapEach(value, describedPart)];
      if (METHODS.includes(key)) return [key, describedPart(value)];
      return [key, withBasisInWords(value)];
    }),
  );
}

function describedPart(part: unknown): unknown {
  return described(fieldsOf(withBasisInWords(part)));
}

function described(part: Fields): Fields {
  if (isRef(part) && labelsOf(part).length === 0) return part;
  const { description } = part;
  const paragraphs = [description, ...accessOf(part), ...codesOf(part), linksOf(labelsOf(part))];
  const text = paragraphs.filter((paragraph) => typeof paragraph === 'string' && paragraph !== '').join('\n\n');
  return text === '' ? part : { ...part, description: text };
}

function accessOf(part: Fields): string[] {
  const { 'x-roles': roles, 'x-feature-flag': flag, 'x-job-kind': kind } = part;
  const sentence = (text: string, prefix: string) => `${text} ${linksOf(labelsOf(part, prefix))}`.trim();
  const method = labelsOf(part, 'x-method-');
  return [
    ...(method.length > 0 ? [`Method: ${linksOf(method)}.`] : []),
    ...(Array.isArray(roles) ? [sentence(`Roles: ${stringsOf(roles).map(asCode).join(', ')}.`, 'x-roles-')] : []),
    ...(typeof flag === 'string' ? [sentence(`Feature flag: ${asCode(flag)}.`, 'x-feature-flag-')] : []),
    ...(typeof kind === 'string' ? [`Job kind: ${asCode(kind)}.`] : []),
  ];
}

function codesOf({ [CODES]: codes, 'x-code': code }: Fields): string[] {
  return [
    ...(stringsOf(codes).length > 0 ? [`Codes: ${stringsOf(codes).map(asCode).join(', ')}`] : []),
    ...(typeof code === 'string' ? [`Code of a violation: ${asCode(code)}`] : []),
  ];
}

function linksOf(labels: readonly Label[]): string {
  return labels.map(({ text, page, anchor }) => `[${text}](../register/${page}.html#${anchor})`).join(' · ');
}

function asCode(text: string): string {
  return `\`${text}\``;
}

function mapEach(value: unknown, change: (part: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, part]) => [name, change(part)]));
}
