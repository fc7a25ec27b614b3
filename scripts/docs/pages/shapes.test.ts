import { expect, test } from 'vitest';
import { schemaMembers, typeOf } from './operations.ts';

test.each([
  [{ $ref: '#/components/schemas/JobAck' }, '[JobAck](#shape-joback)'],
  [{ const: 'jobs' }, '`"jobs"`'],
  [{ type: 'string', enum: ['add', 'remove'] }, '`"add"`, `"remove"`'],
  [{ type: ['string', 'null'], minLength: 1 }, 'string or null, at least 1 character'],
  [{ type: 'string', minLength: 1, maxLength: 255 }, 'string, 1 to 255 characters'],
  [{ type: 'string', format: 'date-time' }, 'string, date-time'],
  [{ type: 'string', pattern: 'a|b' }, 'string, `a\\|b`'],
  [{ type: 'integer', minimum: 0 }, 'integer, at least 0'],
  [{ type: 'array', minItems: 1 }, 'array, at least 1 entry'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 500 }, 'array of string, at most 500 entries'],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
])('%j is described as %s', (schema, told) => {
  expect(typeOf(schema)).toBe(told);
});

test('members of unnamed objects and lists are shown with their path', () => {
  const schema = {
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        properties: { id: { type: 'string', description: 'Whose.', 'x-basis': 'stated', 'x-claims': ['C-001'] } },
      },
      rows: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  };
  const members = schemaMembers(schema);
  expect(members.map(({ path }) => path)).toEqual(['data', 'data.id', 'rows', 'rows[].name']);
  expect(members[0]?.value).toBe('object, required');
  expect(members[1]).toMatchObject({ description: 'Whose.', basis: '[stated C-001](./claims#c-001){.stated}' });
});
