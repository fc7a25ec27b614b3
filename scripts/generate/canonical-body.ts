import { type CanonicalExtension, type CanonicalSchema, kindOf, type Shape, typesOf } from './canonical-shape.ts';
import { type Body, type Document, isFile, resolve, type Schema } from './model.ts';

interface BoundBody {
  input: Shape;
  binding: Record<string, unknown>;
}

interface Place {
  document: Document;
  renamed: ReadonlyMap<string, string>;
  input: Shape;
}

export function canonicalBody(
  document: Document,
  { content }: Body,
  renamed: ReadonlyMap<string, string>,
  { body, inputs }: CanonicalExtension,
): BoundBody {
  const [mediaType = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
  const place: Place = { document, renamed, input: {} };
  if (body !== undefined) {
    const input = Object.fromEntries((Array.isArray(inputs) ? inputs : []).map((name) => [name, 'json']));
    return { input, binding: { contentType: mediaType, body } };
  }
  const filled = objectTemplate(place, resolve<Schema>(document, schema), []);
  const binding = /^multipart\//.test(mediaType) ? { multipart: filled } : { contentType: mediaType, body: filled };
  return { input: place.input, binding };
}

function objectTemplate(place: Place, { properties = {} }: Schema, path: readonly string[]): Record<string, unknown> {
  const own = Object.entries(properties).filter(([name]) => !(path.join('.') === 'data' && name === 'id'));
  return Object.fromEntries(own.map(([name, schema]) => [name, memberTemplate(place, schema, [...path, name])]));
}

function memberTemplate(place: Place, schema: Schema, path: readonly string[]): unknown {
  const target = resolve<Schema>(place.document, schema);
  if (target['const'] !== undefined && path.length === 2 && path[0] === 'data') return target['const'];
  if (typesOf(target).includes('object') && target.properties) return objectTemplate(place, target, path);
  const name = inputName(place.renamed, path);
  if (isFile(target)) {
    Object.assign(place.input, { [name]: 'bytes', fileName: 'text' });
    return { content: `{${name}}`, fileName: '{fileName}' };
  }
  place.input[name] = kindOf(place.document, name, schema);
  return `{${name}${itemExpression(place.document, target)}}`;
}

/** Returns the name that test cases use for a property, such as `resourceType` for `data.attributes.resource.type`. */
function inputName(renamed: ReadonlyMap<string, string>, path: readonly string[]): string {
  const own = path[0] === 'data' ? path.slice(2) : path;
  const joined = own.map((step, index) => (index === 0 ? step : `${step.charAt(0).toUpperCase()}${step.slice(1)}`));
  return renamed.get(own.join('.')) ?? joined.join('');
}

function itemExpression(document: Document, list: Schema): string {
  const { items } = list['contentSchema'] ? resolve<Schema>(document, list['contentSchema'] as Schema) : list;
  const extension = items && (resolve<Schema>(document, items)['x-canonical'] as CanonicalSchema | undefined);
  if (!extension) return '';
  const members = extension.members.flatMap((each) =>
    typeof each === 'string'
      ? [`${each}: ${each}`]
      : Object.entries(each).map(([name, path]) => reversed(name, `${path}`)),
  );
  return `[].{${members.join(', ')}}`;
}

function reversed(name: string, path: string): string {
  const [list = '', each] = path.split('[].');
  return each === undefined ? `${list}: ${name}` : `${list}: ${name}[].{${each}: @}`;
}
