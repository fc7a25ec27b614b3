import { expect, test } from 'vitest';
import { canonicalFiles } from './canonical.ts';
import type { Contract, Operation, Schema } from './model.ts';

const id = { type: 'string', pattern: '^[0-9]+$' };
const thing = {
  type: 'object',
  properties: {
    id,
    attributes: { type: 'object', properties: { title: { type: 'string' }, size: { type: 'integer' } } },
  },
};
const links = { type: 'object', properties: { next: { type: ['string', 'null'] } } };

function filesOf(method: string, path: string, operation: Partial<Operation>): string {
  const whole = {
    operationId: 'doThing',
    summary: 'Does it',
    responses: {},
    'x-basis': 'assumed' as const,
    ...operation,
  };
  const contract: Contract = {
    name: 'admin',
    document: { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: { [path]: { [method]: whole } } },
  };
  return canonicalFiles([contract])
    .map(([, text]) => text.replaceAll(/\s+/g, ' '))
    .join('\n');
}

const json = (schema: Schema) => ({ content: { 'application/vnd.api+json': { schema } } });

test('a list is derived from its parameters and its schema alone', () => {
  const text = filesOf('get', '/things', {
    parameters: [
      { name: 'filter[title]', in: 'query', required: true, schema: { type: 'string', examples: ['Red'] } },
      { name: 'page[size]', in: 'query', schema: { type: 'integer' } },
    ],
    responses: { '200': json({ type: 'object', properties: { data: { type: 'array', items: thing }, links } }) },
  });
  expect(text).toContain(
    '"input": { "title": "text" }, "output": { "items": [ { "id": "id", "title": "text", "size": "integer" } ] }',
  );
  expect(text).toContain('"vital": [ "items" ], "safe": true');
  expect(text).toContain('"query": { "filter[title]": "{title}" }');
  expect(text).toContain(
    '"in": "data", "each": { "id": "id", "title": "attributes.title", "size": "attributes.size" }',
  );
  expect(text).toContain('"next": { "url": "links.next" }');
  expect(text).toContain('"doThing": { "title": "Red" }');
});

test('a change is derived from its path and its body', () => {
  const attributes = {
    type: 'object',
    properties: { title: { type: 'string' }, owner: { type: 'object', properties: { id } } },
  };
  const data = { type: 'object', properties: { type: { const: 'things' }, id, attributes } };
  const text = filesOf('patch', '/things/{thingId}', {
    parameters: [{ name: 'thingId', in: 'path', required: true, schema: id }],
    requestBody: json({ type: 'object', properties: { data } }),
    responses: { '200': json({ type: 'object', properties: { data: thing } }) },
  });
  expect(text).toContain('"input": { "thingId": "id", "title": "text", "ownerId": "id" }');
  expect(text).toContain(
    '"body": { "data": { "type": "things", "attributes": { "title": "{title}", "owner": { "id": "{ownerId}" } } } }',
  );
  expect(text).toContain(
    '"answer": { "id": "data.id", "title": "data.attributes.title", "size": "data.attributes.size" }',
  );
});

test('a file, an upload and an extension are understood', () => {
  const text = filesOf('post', '/files', {
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' }, uploadPath: { type: 'string' } },
          },
        },
      },
    },
    responses: { '200': { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } } },
    'x-canonical': { inputs: { folder: 'uploadPath' }, vital: [] },
  });
  expect(text).toContain(
    '"multipart": { "file": { "content": "{file}", "fileName": "{fileName}" }, "uploadPath": "{folder}" }',
  );
  expect(text).toContain('"answer": { "content": { "body": "bytes" } }');
  expect(text).toContain('"vital": []');
});

test('an extension that names no property is an error', () => {
  const wrong = { ...thing, 'x-canonical': { members: ['colour'] } };
  const operation = { responses: { '200': json({ type: 'object', properties: { data: wrong } }) } };
  expect(() => filesOf('get', '/things/1', operation)).toThrow(
    /x-canonical names attributes\.colour, and colour is no property/,
  );
});
