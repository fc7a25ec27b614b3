import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
let url: string;
beforeEach(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('aurora', 'user');
  url = `/documents/${(await upload(client, {}, { docId: 'a/b c' })).body.documentId}`;
});
afterEach(() => sandbox.app.close());

const field = (name: string, ...values: unknown[]) => ({ name, values: values.map((value) => ({ value })) });
const fieldsOf = async () => (await client.get(url)).body.fields;
const set = (...fields: unknown[]) => client.patch(url, { fields });

test('values of every type are set as they are, in the order of names, and cleared', async () => {
  const given = [
    field('Term', 36.5),
    field('Auto Renewal', false),
    field('Effective Date', '2028-02-29'),
    field('Currency', 'EUR'),
    field('Regions', 'EMEA', 'Americas'),
    field('Counterparty', ''),
  ];
  expect((await set(...given)).status).toBe(204);
  const names = ['Auto Renewal', 'Counterparty', 'Currency', 'Effective Date', 'Regions', 'Term'];
  expect(await fieldsOf()).toEqual(names.map((name) => given.find((each) => each.name === name)));
  await set(field('Term'), field('Regions', 'EMEA'));
  expect((await fieldsOf()).map((each: { name: string }) => each.name)).toEqual(names.slice(0, -1));
});

test('only a real change updates the time of the last change', async () => {
  sandbox.advance(1_000);
  const modified = async () => (await client.get(url)).body.dateModified;
  const before = await modified();
  expect((await set()).status).toBe(204);
  expect(await modified()).toBe(before);
  await set(field('Term'));
  expect(await modified()).toBe(before);
  await set(field('Term', 1));
  expect(await modified()).toBe('2026-01-15T09:00:01.000Z');
});

test('names that differ by case are two fields, and an unknown name becomes a field of text', async () => {
  await set(field('Term', 36), field('term', 'three years'), field('TERM', 'x'));
  expect((await fieldsOf()).map((each: { name: string }) => each.name)).toEqual(['TERM', 'Term', 'term']);
  const { body } = await client.get('/fields');
  expect(body.fields.find((each: { name: string }) => each.name === 'TERM')).toEqual({
    name: 'TERM',
    label: 'TERM',
    type: 'string',
    helpText: null,
    active: true,
    allowedValues: [],
    section: null,
  });
});

test.each([
  ['active', true],
  ['true', true],
  ['inactive', false],
  ['false', false],
])('the fields of the state %s are listed', async (state, isActive) => {
  const { fields } = (await client.get('/fields')).body;
  const expected = fields.filter(({ active }: { active: boolean }) => active === isActive);
  const { status, body } = await client.get(`/fields?active=${state}`);
  expect([status, body.fields]).toEqual([200, expected]);
  expect(expected.length).toBeGreaterThan(0);
});

test('the newest version is reached by docId', async () => {
  expect((await client.patch('/documents/docid/a%2Fb%20c', { fields: [field('Term', 7)] })).status).toBe(204);
  expect(await fieldsOf()).toEqual([field('Term', 7)]);
});

describe('an invalid update changes nothing', () => {
  test.each([
    ['text for a number', [field('Term', '36')], 'FIELD TYPE MISMATCH', '/fields/0/values/0/value'],
    ['a number for text', [field('Counterparty', 1)], 'FIELD TYPE MISMATCH', '/fields/0/values/0/value'],
    ['text for a boolean', [field('Auto Renewal', 'true')], 'FIELD TYPE MISMATCH', '/fields/0/values/0/value'],
    ['a day that is none', [field('Effective Date', '2026-02-29')], 'FIELD TYPE MISMATCH', '/fields/0/values/0/value'],
    [
      'a time for a day',
      [field('Effective Date', '2026-01-01T00:00:00Z')],
      'FIELD TYPE MISMATCH',
      '/fields/0/values/0/value',
    ],
    ['a number for a new field', [field('Newly', 1)], 'FIELD TYPE MISMATCH', '/fields/0/values/0/value'],
    [
      'a choice that is not offered',
      [field('Regions', 'EMEA', 'Mars')],
      'FIELD VALUE NOT ALLOWED',
      '/fields/0/values/1/value',
    ],
    ['two choices where one is', [field('Currency', 'EUR', 'USD')], 'FIELD TAKES ONE VALUE', '/fields/0/values'],
    ['a name twice', [field('Term', 1), field('Term', 2)], 'FIELD NAMED TWICE', '/fields/1/name'],
    ['a blank name', [field('  ', 'x')], 'INVALID VALUE', '/fields/0/name'],
    ['an object as value', [field('Counterparty', {})], 'INVALID VALUE', '/fields/0/values/0/value'],
  ])('for %s', async (_what, fields, code, pointer) => {
    const { status, body } = await set(field('Legacy Number', 'x'), ...fields);
    const moved = pointer.replace(/^\/fields\/(\d)/, (_, index) => `/fields/${Number(index) + 1}`);
    expect([status, body.code, body.details[0].pointer]).toEqual([400, code, moved]);
    expect(await fieldsOf()).toEqual([]);
    expect((await client.get('/fields')).body.fields.some((each: { name: string }) => each.name === 'Newly')).toBe(
      false,
    );
  });

  test('with all violations in one response', async () => {
    const { body } = await set(field('Term', 'x'), field('Currency', 'EUR', 'USD'), field('Term', 2));
    expect(body.details.map((each: { pointer: string }) => each.pointer)).toEqual([
      '/fields/0/values/0/value',
      '/fields/1/values',
      '/fields/2/name',
    ]);
  });

  test.each(['/documents/999999', '/documents/docid/unknown'])('at %s, after its values', async (unknown) => {
    expect((await client.patch(unknown, { fields: [field('Term', 'x')] })).body.code).toBe('FIELD TYPE MISMATCH');
    const { status, body } = await client.patch(unknown, { fields: [] });
    expect([status, body.code]).toEqual([404, 'DOCUMENT NOT FOUND']);
  });
});
