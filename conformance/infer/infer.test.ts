import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operationIds } from '../canonical/operations.ts';
import { readDescription } from './recording.ts';
import { document, fixtures, inferred, json, read, text, written } from './testing/inferred.ts';
import { inferTarget } from './write-inferred.ts';

describe('an OpenAPI document of a whole service', () => {
  test('binds every operation to the right one, in a file that our own parser accepts', async () => {
    const { target, said } = await inferred(`${fixtures}/openapi.yaml`);
    const expected: Record<string, string> = JSON.parse(readFileSync(`${fixtures}/operations.json`, 'utf8'));
    const found = operationIds.map((id) => {
      const bound = target.operations?.[id];
      return [id, bound ? `${bound.method} ${bound.path?.replaceAll(/\{\w+\}/g, '{}')}` : 'none'];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(said).toContain('40 of 40 operations bound');
  });

  test('binds values by their names, also in envelopes, lists and forms', async () => {
    const { target } = await inferred(`${fixtures}/openapi.yaml`);
    expect(target.operations).toMatchObject({
      createDepartment: {
        body: {
          unit: {
            title: '{name}',
            parent_no: '{parentDepartment && (to_number(parentDepartment) || parentDepartment)}',
          },
        },
        answer: {
          id: 'result.unit_no',
          name: 'result.title',
          parentDepartment: 'result.parent_no',
          depth: 'result.level',
        },
      },
      listUsers: {
        query: { mail: '{email}', unit: '{department}' },
        answer: { items: { in: 'result', each: { id: 'person_no', email: 'mail', deleted: 'removed' } } },
        next: { token: 'paging.next_cursor', parameter: 'cursor' },
      },
      importUsers: { multipart: { sheet: { content: '{file}', fileName: '{fileName}' } } },
      exportUsers: { answer: { content: { body: 'bytes' } } },
      readJob: { answer: { state: { value: 'result.phase', map: { DONE: 'succeeded', BROKEN: 'failed' } } } },
      updateDocumentFields: { body: { metadata: '{fields[].{label: name, content: values[0]}}' } },
      updateDepartmentMembers: { inputs: { operation: { add: 'ADD', remove: 'REMOVE' } } },
    });
  });

  test('says why and how sure a guess is, shows alternatives, and asks what is missing', async () => {
    const { text: all } = await inferred(`${fixtures}/openapi.yaml`);
    expect(all).toMatch(
      /\n {2}# \d\d %: .*"people" means user.*\n {2}# {3}or \d\d %: \{ listUsers: .*\n(.*\n)*? {2}listUsers:\n/,
    );
    expect(all).toContain('# ? which objects exist?');
  });
});

test('credentials and the base URL come from the environment, and the header of the token from the document', async () => {
  const { text: all, target } = await inferred(`${fixtures}/openapi.yaml`);
  expect(all).toContain(`baseUrl: \${TARGET_URL:-https://service.example/api}`);
  expect(all).toContain(`admin: \${ADMIN_API_KEY}`);
  expect(target.authentication).toEqual({ header: 'X-Token', value: '{token}' });
  expect(target.errors).toEqual({ code: 'fault.code' });
});

test('a token request with several texts gets a credential with a variable for each', async () => {
  const requestBody = {
    content: {
      'application/json': {
        schema: { type: 'object', required: ['client', 'secret'], properties: { client: text, secret: text } },
      },
    },
  };
  const token = { post: { requestBody, responses: { 200: json({ access_token: text }) } } };
  const { target } = await inferred(written(document({ '/v2/admin/token': token })));
  expect(target.credentials.admin).toEqual({ apiKey: 'k', client: 'c' });
  expect(target.operations?.createAdminToken).toMatchObject({ body: { client: '{client}', secret: '{apiKey}' } });
});

test('recursive schemas, references and a variable of the server are read', async () => {
  const schemas = {
    Unit: {
      type: 'object',
      properties: { id: text, name: text, children: { type: 'array', items: { $ref: '#/components/schemas/Unit' } } },
    },
  };
  const answer = { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Unit' } } } } };
  const servers = [{ url: 'https://{host}/x', variables: { host: { default: 'units.example' } } }];
  const units = document(
    { '/v2/admin/departments/{id}': { get: { responses: answer } } },
    { components: { schemas }, servers },
  );
  const { text: all, target } = await inferred(written(units));
  expect(all).toContain('TARGET_URL:-https://units.example/x');
  expect(target.operations?.readDepartment).toMatchObject({ answer: { id: 'id', name: 'name' } });
});

test('an operation that nothing fits is false and a question, and names cannot break the file', async () => {
  const list = { get: { responses: { 200: json({ items: { type: 'array', items: { properties: { id: text } } } }) } } };
  const odd = {
    ...document({ '/v2/admin/users': list, '/v2/admin/{a\nx: y}/roles': list }),
    info: { title: `Ours \${HOME}` },
  };
  // The file can also write the sign as an escape sequence.
  const { text: all, target } = await inferred(written(JSON.stringify(odd).replaceAll('$', '\\u0024')));
  expect(target.operations?.queryDocuments).toBe(false);
  expect(all).toContain('# ? nothing fits');
  expect(target.name).toBe('Ours {HOME}');
  expect(all).toContain('# ? which value has {a x: y}?');
});

describe('a request whose form depends on its values', () => {
  const list = (properties: Record<string, unknown>) => ({ type: 'array', items: { type: 'object', properties } });
  const post = (properties: Record<string, unknown>, required: string[] = []) => ({
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties, required } } } },
    responses: { 202: json({ id: text, jobId: text }) },
  });
  const who = { type: 'object', properties: { type: text, id: text } };
  const state = { type: 'string', enum: ['RUNNING', 'ENDED'] };
  const paths = {
    '/v2/admin/access': {
      patch: post({ grant: list({ principal: who, permission: text }), withdraw: list({ principal: who }) }),
    },
    '/v2/admin/departments': {
      post: post({ name: text, wording: text, parent: { type: 'object', properties: { id: text } } }, ['wording']),
    },
    '/v2/admin/jobs/{jobId}': { get: { responses: { 200: json({ id: text, state, outcome: text }) } } },
    '/search/composite': {
      post: post({ all: list({ op: { type: 'string', enum: ['contains', 'eq'] }, field: text, value: text }) }),
    },
    '/documents/{recordId}': { get: { responses: { 200: json({ recordId: text, docSetId: text }) } } },
    '/document-sets/{docSetId}/versions': {
      post: {
        requestBody: { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
        responses: { 201: json({ recordId: text }), 422: json({ errors: list({ code: text }) }) },
      },
    },
  };

  test('gets an expression', async () => {
    const { target } = await inferred(written(document(paths)));
    const item = 'principal: {type: principalType, id: principalId}';
    expect(target.errors).toEqual({ code: 'errors[0].code' });
    expect(target.operations).toMatchObject({
      updateAccess: {
        body: {
          grant: `{operation != 'revoke' && [{permission: permission, ${item}}] || \`null\`}`,
          withdraw: `{operation == 'revoke' && [{${item}}] || \`null\`}`,
        },
      },
      createDepartment: {
        body: { name: '{name}', wording: '{name}', parent: '{parentDepartment && {id: parentDepartment}}' },
      },
      readJob: { answer: { state: { value: 'outcome || state', map: { ENDED: 'succeeded' } } } },
      queryDocuments: {
        body: { all: "{[text && {op: 'contains', value: text}, field && {op: 'eq', field: field, value: value}][?@]}" },
      },
      uploadDocumentVersion: {
        before: { path: '/documents/{documentId}', answer: { docSetId: 'docSetId' } },
        path: '/document-sets/{docSetId}/versions',
        body: '{file}',
      },
    });
  });
});

describe('a recording', () => {
  const secrets = [
    's3cr3t-key-1',
    'eyJ-token-of-a-person',
    'sid=cookie-4711',
    'cookie-4711',
    'hunter2hunter2',
    'query-key-99',
    'path-token-of-ann',
  ];

  test('is bound like a document: ids in paths become inputs', async () => {
    const { target } = await inferred(`${fixtures}/recording.har`);
    expect(target.operations).toMatchObject({
      createAdminToken: {
        method: 'POST',
        path: '/v2/admin/session',
        headers: { 'X-Client-Key': '{apiKey}' },
        answer: { token: 'jwt' },
      },
      readDepartment: { path: '/v2/admin/departments/{id}', answer: { id: 'unit_no', name: 'title' } },
      deleteDepartment: {
        path: '/v2/admin/units/{id}',
        answer: { jobId: { header: 'location', match: '([^/]+)/?$' } },
      },
      readDocumentByDocId: { path: '/references/{docId}' },
    });
    expect(target.authentication).toEqual({ header: 'Authorization', value: 'Session {token}' });
  });

  test('does not replace the base URL of a document', async () => {
    const paths = { '/x': { get: { responses: { 200: json({ id: text }) } } } };
    const described = written(document(paths, { servers: [{ url: 'https://described.example' }] }));
    const { text: all } = await inferred(described, `${fixtures}/recording.har`);
    expect(all).toContain(`baseUrl: \${TARGET_URL:-https://described.example}`);
  });

  test('gives no secret to the file, neither in a value nor in a comment', async () => {
    const { text: all } = await inferred(`${fixtures}/recording.har`);
    const recorded = readFileSync(`${fixtures}/recording.har`, 'utf8');
    for (const secret of secrets)
      expect([secret, recorded.includes(secret), all.includes(secret)]).toEqual([secret, true, false]);
  });

  test('adds to a document what the document leaves out', async () => {
    const short = document({
      '/v2/admin/departments/{no}': { get: { responses: { 200: { description: 'a unit' } } } },
    });
    const { target } = await inferred(written(short), `${fixtures}/recording.har`);
    expect(target.operations?.readDepartment).toMatchObject({
      path: '/v2/admin/departments/{id}',
      answer: { id: 'unit_no' },
    });
  });
});

test('a recorded body that is a whole file is sent as a file', async () => {
  const request = {
    ...{ method: 'POST', url: 'http://x.example/documents' },
    postData: { mimeType: 'application/pdf', text: '%PDF-1.4' },
  };
  const response = { status: 201, content: { mimeType: 'application/json', text: '{"documentId":"1"}' } };
  const { target } = await inferred(written({ log: { entries: [{ request, response }] } }));
  expect(target.operations?.uploadDocument).toMatchObject({ contentType: 'application/pdf', body: '{file}' });
});

test('a Postman collection is read with its folders, variables and saved responses', async () => {
  const { text: all, target } = await inferred(`${fixtures}/postman.json`);
  expect(all).toContain('# ? which base URL has the service?');
  expect(target.operations).toMatchObject({
    createAdminToken: { path: '/v2/admin/token', body: { apiKey: '{apiKey}' }, answer: { token: 'token' } },
    updateDepartment: { method: 'PATCH', path: '/v2/admin/departments/{id}', body: { name: '{name}' } },
    importUsers: { multipart: { file: { content: '{file}', fileName: '{fileName}' } } },
  });
  expect(all).not.toContain('postman-secret');
});

describe('a source that is no API description gets a clear error', () => {
  const paths = { '/x': { get: { responses: {} } } };
  test.each([
    ['an empty file', '', /: the file is empty; expected is an OpenAPI document/],
    ['broken JSON', '{"openapi": "3.1.0",\n "key": "s3cr3t" "x": 1}', /: the file is not valid JSON; expected/],
    ['broken YAML', 'openapi: [', /:1: not valid YAML/],
    ['a list', '[]', /: the file contains no object/],
    ['another document', { name: 'x' }, /: the file has none of the properties "openapi", "log" and "item"/],
    ['Swagger 2.0', { swagger: '2.0', paths }, /: Swagger 2\.0 is not read; convert the document to OpenAPI 3 first/],
    ['OpenAPI 4', { openapi: '4.0.0', paths }, /: the version of OpenAPI must be 3\.0, 3\.1 or 3\.2; it is 4\.0\.0/],
    ['a document without operations', document({}), /: the OpenAPI document has no operations below "paths"/],
    [
      'an empty recording',
      { log: { entries: [] } },
      /: "log\.entries" must list requests with their responses, but no request/,
    ],
    [
      'a recording without requests',
      { log: { entries: [{ request: { url: 7 } }, 'x'] } },
      /no request with a method and a URL/,
    ],
    ['a recording of another shape', { log: 'x' }, /"log\.entries" must list/],
    ['an empty collection', { item: [{ name: 'a', item: [] }] }, /: "item" must list requests, but no request/],
  ])('%s', (_what, content, message) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(() => readDescription(text, 'our.file')).toThrow(message);
    expect(() => readDescription(text, 'our.file')).not.toThrow('s3cr3t');
  });
});

test('an existing file is not overwritten', async () => {
  const file = written('target: 1');
  await expect(inferTarget([read(`${fixtures}/postman.json`)], file)).rejects.toThrow(
    /already exists; name another file/,
  );
  expect(readFileSync(file, 'utf8')).toBe('target: 1');
});
