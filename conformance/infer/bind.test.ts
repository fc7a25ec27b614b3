import { expect, test } from 'vitest';
import { document, inferred, json, text, written } from './testing/inferred.ts';

test('offsets, times of deletions, rows that were accepted, ids in addresses and summaries are found', async () => {
  const number = { type: 'integer' };
  const list = (item: Record<string, unknown>) => ({
    ...json({ rows: { type: 'array', items: { type: 'object', properties: item } }, skip: number, matched: number }),
  });
  const skip = { name: 'skip', in: 'query', schema: number };
  const holder = (schema: object) => ({ name: 'trustee', in: 'query', schema });
  const access = (schema: object) => ({
    get: { parameters: [holder(schema)], responses: { 200: list({ level: text }) } },
  });
  const row = { type: 'object', properties: { person_id: text, applied: { type: 'boolean' } } };
  const paths = {
    '/v2/admin/people': {
      get: { parameters: [skip], responses: { 200: list({ id: text, email: text, removed_at: text }) } },
    },
    '/v2/admin/acl': access(text),
    '/v2/admin/tasks/{id}': { get: { responses: { 200: json({ id: text, lines: { type: 'array', items: row } }) } } },
    '/v2/admin/batches/{id}/preview': { post: { responses: { 200: json({ fresh: number, changed: number }) } } },
    '/find': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              example: { every: [{ field_name: 'a', test: 'eq', value: 'b' }] },
              schema: {
                type: 'object',
                properties: {
                  text,
                  every: {
                    type: 'array',
                    items: { type: 'object', properties: { field_name: text, test: text, value: {} } },
                  },
                },
              },
            },
          },
        },
        responses: { 200: list({ document_id: text }) },
      },
    },
    '/papers/{id}/versions': { post: { responses: { 201: { headers: { Location: { schema: text } } } } } },
  };
  const { target } = await inferred(written(document(paths)));
  const following = 'skip + length(rows)';
  expect(target.operations).toMatchObject({
    listUsers: {
      answer: { items: { each: { deleted: 'removed_at != `null`' } } },
      next: {
        token: `length(rows) > \`0\` && ${following} < matched && to_string(${following}) || \`null\``,
        parameter: 'skip',
      },
    },
    readAccess: { query: { trustee: '{narrowPrincipalId}' } },
    readJob: {
      answer: { entries: { each: { outcome: { value: 'applied', map: { true: 'succeeded', false: 'failed' } } } } },
    },
    summarizeUserImport: { answer: { summary: '@' } },
    queryDocuments: {
      body: { text: '{text}', every: "{[field && {test: 'eq', field_name: field, value: value}][?@]}" },
    },
    uploadDocumentVersion: { answer: { documentId: { header: 'Location', match: '([^/]+)/?$' } } },
  });
  const types = { '/v2/admin/acl': access({ type: 'string', enum: ['team', 'person'] }) };
  const { target: typed } = await inferred(written(document(types)));
  expect(typed.operations?.readAccess).toMatchObject({
    query: { trustee: '{narrow}' },
    inputs: { narrow: { department: 'team', user: 'person' } },
  });
});
