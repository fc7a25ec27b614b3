import { type CanonicalSchema, type FoundMember, membersOf, type Shape, typesOf } from './canonical-shape.ts';
import { type Document, type Operation, type Response, resolve, type Schema } from './model.ts';

interface Answer {
  output: Shape;
  answer: Record<string, unknown>;
  next?: { url: string };
}

export function canonicalAnswer(document: Document, operation: Operation, shapes: Map<string, Shape>): Answer {
  const status = Object.keys(operation.responses).find((each) => each.startsWith('2')) ?? '';
  const response = operation.responses[status];
  const content = Object.entries((response && resolve<Response>(document, response).content) ?? {});
  const [first] = content;
  if (!first) return { output: {}, answer: {} };
  const [mediaType, { schema }] = first;
  if (!/json/.test(mediaType)) return { output: { content: 'bytes' }, answer: { content: { body: 'bytes' } } };
  const body = resolve<Schema>(document, schema);
  const list = listIn(document, body);
  if (!list) {
    const data = body.properties?.['data'];
    const object = data ? resolve<Schema>(document, data) : body;
    return single(document, object, data ? 'data.' : '', shapes);
  }
  const { output, answer } = single(document, list.item, '', shapes);
  return {
    output: { items: [output] },
    answer: { items: { in: list.name, each: answer } },
    ...nextIn(document, body),
  };
}

function single(document: Document, object: Schema, prefix: string, shapes: Map<string, Shape>): Answer {
  const members = membersOf(document, object);
  const own = Object.fromEntries(members.map(({ name, kind }) => [name, kind]));
  return {
    output: shared(object['x-canonical'] as CanonicalSchema | undefined, own, shapes),
    answer: Object.fromEntries(members.map(({ name, source }) => [name, prefixed(source, prefix)])),
  };
}

function shared(extension: CanonicalSchema | undefined, own: Shape, shapes: Map<string, Shape>): Shape {
  if (!extension?.resource) return own;
  const shape = shapes.get(extension.resource) ?? {};
  shapes.set(extension.resource, shape);
  return Object.assign(shape, own);
}

function prefixed(source: FoundMember['source'], prefix: string): unknown {
  if (typeof source === 'string') return `${prefix}${source}`;
  const { value, in: list, ...rest } = source as { value?: string; in?: string };
  return value === undefined ? { in: `${prefix}${list}`, ...rest } : { value: `${prefix}${value}`, ...rest };
}

/**
 * Returns the name and the item schema of the list in a response, or undefined if the response is not a list.
 * A list response contains exactly one list of objects.
 * If the list of a response is not named `data`, the response must contain the property `count`.
 */
function listIn(document: Document, { properties = {} }: Schema): { name: string; item: Schema } | undefined {
  const lists = Object.entries(properties).flatMap(([name, schema]) => {
    const { items } = resolve<Schema>(document, schema);
    const item = items && resolve<Schema>(document, items);
    return item && typesOf(item).includes('object') ? [{ name, item }] : [];
  });
  const [only, another] = lists;
  return only && !another && (only.name === 'data' || properties['count']) ? only : undefined;
}

function nextIn(document: Document, { properties = {} }: Schema): { next?: { url: string } } {
  const links = properties['links'] && resolve<Schema>(document, properties['links']);
  if (links?.properties?.['next']) return { next: { url: 'links.next' } };
  return properties['next'] ? { next: { url: 'next' } } : {};
}
