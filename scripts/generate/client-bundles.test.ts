import { globSync, readFileSync } from 'node:fs';
import openapiTS from 'openapi-typescript';
import { expect, test, vi } from 'vitest';
import { clientVariant } from './client-bundles.ts';
import { root } from './files.ts';

const names = ['admin', 'documents', 'sandbox'];
const read = (file: string) => JSON.parse(readFileSync(`${root}dist/openapi/${file}.json`, 'utf8'));
const componentNames = ({ components }: { components: Record<string, object> }) =>
  Object.values(components).flatMap((section) => Object.keys(section));

/** Components that `*.clients.json` describes where they are used, or leaves out. */
const replaced = ['DocumentFile', 'DocumentUpload', 'UnexpectedError', 'UserImportUpload', 'VersionUpload'];

/** Returns the keys of all objects in a document, except names of properties and keys in data, such as examples. */
function keywords(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null || /^(example|examples|default|enum|const)$/.test(place)) return [];
  if (Array.isArray(node)) return node.flatMap((each) => keywords(each));
  const own = place === 'properties' ? [] : Object.keys(node);
  return [...own, ...Object.entries(node).flatMap(([key, value]) => keywords(value, key))];
}

test.each(names)('the %s variant for clients has unique names that shadow no global type', (name) => {
  const globals = globSync('node_modules/typescript/lib/lib.{dom,es5}.d.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^(?:declare )?(?:interface|type|var) (\w+)/gm)].map(
      ([, each]) => each,
    ),
  );
  const components = componentNames(read(`${name}.clients`));
  expect(globals).toContain('Document');
  expect(components.filter((each, index) => components.indexOf(each) !== index)).toEqual([]);
  expect(components.filter((each) => globals.includes(each))).toEqual([]);
});

test.each(names)('the %s variant for clients has the same operations and components, without extensions', (name) => {
  const variant = read(`${name}.clients`);
  const original = read(name);
  expect(Object.keys(variant.paths)).toEqual(Object.keys(original.paths));
  const forms = name === 'documents' ? 8 : 0;
  const kept = componentNames(original).filter((each) => !replaced.includes(each));
  expect(componentNames(variant).length).toBe(kept.length - forms);
  expect(variant.jsonSchemaDialect).toBe(original.jsonSchemaDialect);
  expect(keywords(variant).filter((key) => key.startsWith('x-'))).toEqual([]);
});

test.each(names)('the %s variant for clients has only keywords that generators can turn into types', (name) => {
  const variant = read(`${name}.clients`);
  const text = JSON.stringify(variant);
  const conditions =
    /^(allOf|if|then|else|not|contains|dependent(Required|Schemas)|encoding|content(MediaType|Schema))$/;
  expect(keywords(variant).filter((key) => conditions.test(key))).toEqual([]);
  expect(text).not.toMatch(/"pattern":"[^"]*\*\//);
  expect(text).not.toMatch(/"format":"binary"[^{}]*"minLength"|"minLength"[^{}]*"format":"binary"/);
  expect(Object.keys(variant.components.schemas).filter((each) => /^(ApiError|OperationId)$/.test(each))).toEqual([]);
});

test('the variant for clients keeps the type and the required members of a schema with additional conditions', () => {
  const schemas = {
    Name: {
      type: 'string',
      pattern: '^(a*/)*$',
      allOf: [{ pattern: '^.{1,9}$' }, { maxLength: 9, 'x-basis': 'stated' }],
    },
    Order: {
      type: 'object',
      required: ['id'],
      properties: { not: { type: 'string' }, file: { type: 'string', format: 'binary', minLength: 1 } },
      allOf: [{ required: ['not'] }, { if: { required: ['id'] }, else: { required: ['file'] } }],
    },
    Own: { type: 'string', description: 'An error.', allOf: [{ $ref: '#/components/schemas/Error' }] },
  };
  expect(clientVariant({ paths: {}, components: { schemas } } as never)).toEqual({
    paths: {},
    components: {
      schemas: {
        Name: { type: 'string', pattern: '^(a{0,}/)*$', maxLength: 9 },
        Order: {
          type: 'object',
          required: ['id', 'not'],
          properties: { not: { type: 'string' }, file: { type: 'string', format: 'binary' } },
        },
        Own: { $ref: '#/components/schemas/ServiceError', description: 'An error.' },
      },
    },
  });
});

test('the variant for clients describes the file of a form where it is used, and leaves out other errors', () => {
  const file = { type: 'string', format: 'binary', description: 'A file.' };
  const schemas = {
    File: file,
    Upload: {
      type: 'object',
      required: ['file'],
      properties: { file: { $ref: '#/components/schemas/File' }, name: {} },
    },
  };
  const responses = { 202: { description: 'Accepted.' }, default: { $ref: '#/components/responses/Other' } };
  const schema = { $ref: '#/components/schemas/Upload' };
  const post = { requestBody: { content: { 'multipart/form-data': { schema } } }, responses };
  const components = { schemas, responses: { Other: { description: 'Other.' } } };
  expect(clientVariant({ paths: { '/files': { post } }, components } as never)).toEqual({
    paths: {
      '/files': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file, name: {} } } },
            },
          },
          responses: { 202: { description: 'Accepted.' } },
        },
      },
    },
    components: { schemas: {}, responses: {} },
  });
});

test('the variant for clients divides a named schema of several types, which kubb cannot read', () => {
  const limits = { pattern: '^a$', minimum: 1 };
  const schemas = {
    Duration: { type: ['string', 'integer'], description: 'A duration.', ...limits },
    Name: { type: ['string', 'null'], minLength: 1 },
    Order: { type: 'object', properties: { value: { type: ['string', 'integer'], ...limits } } },
  };
  expect(clientVariant({ paths: {}, components: { schemas } } as never)).toEqual({
    paths: {},
    components: {
      schemas: {
        ...schemas,
        Duration: {
          description: 'A duration.',
          anyOf: [
            { type: 'string', pattern: '^a$' },
            { type: 'integer', minimum: 1 },
          ],
        },
      },
    },
  });
});

test.each(names)(
  'openapi-typescript generates types from the %s variant for clients without a warning',
  async (name) => {
    const warnings = vi.spyOn(console, 'warn');
    expect((await openapiTS(read(`${name}.clients`))).length).toBeGreaterThan(0);
    expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  },
);
