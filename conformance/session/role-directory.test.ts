import { expect, test } from 'vitest';
import { entryIn, ordinaryWindow, windowOf } from './role-directory.ts';

const json = { people: [{ no: '7', role: { code: 'R-2' }, costCenter: '40', synced: '2030-01-01' }] };
const answer = { status: 200, headers: {}, body: Buffer.alloc(0), json };
const window = { url: 'http://hr', person: "people[?no=='7'] | [0]", role: 'role.code', own: ['synced'] };

test('the role and the rest of the one person are read', () => {
  expect(entryIn(window, answer)).toEqual({ role: 'R-2', rest: { no: '7', costCenter: '40' } });
});

test('a role that the directory spells in its own way is mapped', () => {
  const role = { value: 'role.code', map: { 'R-2': '12' } };
  expect(entryIn({ ...window, role }, answer)?.role).toBe('12');
});

test('the properties that the expression of the role reads do not belong to the rest', () => {
  const role = "role.code == 'R-2' && '12' || costCenter";
  expect(entryIn({ ...window, role }, answer)).toEqual({ role: '12', rest: { no: '7' } });
});

test('the result is undefined if the directory does not contain the person', () => {
  expect(entryIn({ ...window, person: "people[?no=='8'] | [0]" }, answer)).toBeUndefined();
});

test.each([
  ['usr_7', 'http://hr/usr_7', 'entry', 'http://hr/usr_8'],
  ['usr_7', 'http://hr/all', "people[?no=='usr_7'] | [0]", 'http://hr/all'],
])('another user is read where the request names the id %s', (userId, url, person, wanted) => {
  const directory = { ...window, url, person };
  const target = { target: 1, name: 'Ours', baseUrl: 'http://ours', credentials: { admin: 'key' } } as const;
  const hrManaged = { admin: 'key', userId, directory };
  const other = windowOf({ ...target, tenants: { hrManaged } }, 'usr_8');
  expect(other).toMatchObject({ url: wanted, person: person.replace('usr_7', 'usr_8') });
  expect(windowOf({ ...target, tenants: { hrManaged: { ...hrManaged, userId: '7' } } }, '8')).toBeUndefined();
});

test.each([
  ['west-key', 'north-key', '/hr/west', {}, '/hr/north', {}],
  [{ id: 'w', key: 'k_west' }, { id: 'w', key: 'k_north' }, '/hr', { key: 'k_west' }, '/hr', { key: 'k_north' }],
  ['a1', 'a2', '/hr/1', {}, '/hr/1', {}],
  ['west-key', 'Zx81Secret', '/hr/west', {}, '/hr/west', {}],
  ['west-key', 'Zx81-Secret', '/hr/west', {}, '/hr/west', {}],
])(
  'the directory of the ordinary tenant has the texts of its credential (%j)',
  (own, admin, url, headers, to, sent) => {
    const about = { target: 1, name: 'Ours', baseUrl: 'http://ours', credentials: { admin } } as const;
    const target = { ...about, tenants: { hrManaged: { admin: own } } };
    expect(ordinaryWindow(target, { ...window, url, headers })).toEqual({ ...window, url: to, headers: sent });
  },
);
