import { expect, test } from 'vitest';
import { entryOf, integerOf, pageOf, rowFault, rowStateOf } from './stored-values.ts';

const image = { id: 'a', version: 3 };
const catalog = {
  seed: image,
  base: image,
  snapshots: [{ name: 's', takenAt: 0, image }],
  tokens: { tenantId: '', revocations: [['admin', 1]] },
};
const columns = { epoch: 'e', version: 7, shelf: 2, shelved: JSON.stringify(catalog), faulty: 0, expires: null };
const latest = Date.parse('9999-12-31T23:59:59.999Z');

const damage = 'the stored data of the tenant one cannot be read: ';

test('the row of a tenant is read, also with numbers that the database returns as texts or as large integers', () => {
  const entry = { head: { epoch: 'e', version: 7, catalogVersion: 2 }, catalog };
  expect(entryOf('one', columns)).toEqual({ ...entry, listed: { faulty: false, expiresAt: null } });
  const texts = { ...columns, version: '7', shelf: 2n, faulty: 1n, expires: String(latest) };
  expect(entryOf('one', texts)).toEqual({ ...entry, listed: { faulty: true, expiresAt: latest } });
  expect(entryOf('one', { ...columns, version: 0, faulty: true }).listed.faulty).toBe(true);
  expect(entryOf('one', { ...columns, faulty: false }).listed.faulty).toBe(false);
});

const whole = 'a whole number that JavaScript can represent';
const expiry = 'null or milliseconds since 1970, up to the year 9999';
test.each([
  [{ epoch: '' }, 'epoch must be a text'],
  [{ epoch: 5 }, 'epoch must be a text'],
  [{ version: -1 }, `version must be ${whole}`],
  [{ version: '1.5' }, `version must be ${whole}`],
  [{ shelf: null }, `shelf must be ${whole}`],
  [{ faulty: 2 }, 'faulty must be 0 or 1'],
  [{ faulty: 'yes' }, 'faulty must be 0 or 1'],
  [{ expires: latest + 1 }, `expires must be ${expiry}`],
  [{ expires: 'soon' }, `expires must be ${expiry}`],
  [{ shelved: null }, 'shelved must be JSON'],
  [{ shelved: '{' }, 'shelved: it is not JSON'],
  [{ shelved: '{}' }, 'shelved: / needs seed'],
  [
    { shelved: JSON.stringify({ ...catalog, seed: { ...image, version: -1 } }) },
    'shelved: /seed/version must be a whole number from 0, got -1',
  ],
  [{ shelved: JSON.stringify({ ...catalog, base: { ...image, id: '' } }) }, 'shelved: /base/id must be a text, got ""'],
  [
    { shelved: JSON.stringify({ ...catalog, tokens: { tenantId: '', revocations: [['admin']] } }) },
    'shelved: /tokens/revocations/0 must be the name of an API key and a whole number, got ["admin"]',
  ],
])('a row of a tenant with %j is damaged', (change, message) => {
  expect(() => entryOf('one', { ...columns, ...change })).toThrow(`${damage}the column ${message}`);
});

test('a newer version of the sandbox may store more properties', () => {
  const shelved = JSON.stringify({ ...catalog, later: 1 });
  expect(entryOf('one', { ...columns, shelved }).catalog).toMatchObject(catalog);
  expect(rowFault('sequences', { name: 'users', next: 1, later: 1 })).toBeUndefined();
});

test.each([
  [7, 7],
  [7n, 7],
  ['7', 7],
  ['-7', -7],
  [0.5, undefined],
  ['7x', undefined],
  ['x7', undefined],
  ['', undefined],
  [2 ** 53, undefined],
  ['9007199254740992', undefined],
  [null, undefined],
])('the value %s of a database is the integer %s', (value, integer) => {
  expect(integerOf(value)).toBe(integer);
});

const row = { name: 'users', next: 4 };
const stored = (change: object) => ({ collection: 'sequences', key: '"users"', body: JSON.stringify(row), ...change });

test('a stored row is read with its key, and a deletion marker has no row', () => {
  expect(rowStateOf('one', stored({}))).toEqual({ collection: 'sequences', key: 'users', row });
  expect(rowStateOf('one', stored({ body: null }))).toEqual({ collection: 'sequences', key: 'users', row: null });
});

const place = 'the row "users" of sequences';
test.each([
  [{ collection: 'wishes' }, 'the row "users" of wishes: there is no such collection'],
  [{ key: 'users' }, 'the key of the row users of sequences: it is not JSON'],
  [{ body: '{' }, `${place}: it is not JSON`],
  [{ body: '[]' }, `${place}: it must be a mapping`],
  [{ body: '{"name":"users","next":"4"}' }, `${place}: /next must be a whole number from 1 to 900000000000000`],
  [{ body: '{"name":"jobs","next":4}' }, `${place}: its body belongs to the key "jobs"`],
])('a stored row with %j is damaged, and the message shows no stored value', (change, message) => {
  expect(() => rowStateOf('one', stored(change))).toThrow(expect.objectContaining({ message: damage + message }));
});

test('a page of rows is read, and its first invalid row is reported with its position', () => {
  expect(pageOf('one', 'a page', JSON.stringify(['sequences', [row]]))).toEqual(['sequences', [row]]);
  expect(() => pageOf('one', 'a page', JSON.stringify(['sequences', [row, {}]]))).toThrow(
    `${damage}the row at position 1 of a page: it needs name`,
  );
});

test.each(['{}', '["sequences"]', '["sequences",[],1]', '["wishes",[]]', '["sequences",{}]'])(
  'the page %s is damaged',
  (body) => {
    expect(() => pageOf('one', 'a page', body)).toThrow('a page: it must be the name of a collection and its rows');
  },
);
