import { expect, test } from 'vitest';
import { bothIn, bothNamesIn, unknownIn, withEntries } from './several-operations.ts';

const text = (value: unknown) => JSON.stringify(value);

test.each([
  [{ add: ['1'] }, { remove: ['1'] }, { add: ['1'], remove: ['1'] }],
  [
    { to: 'f', grant: 'a' },
    { to: 'f', revoke: 'b' },
    { to: 'f', grant: 'a', revoke: 'b' },
  ],
  [{ do: [{ op: 'add' }] }, { do: [{ op: 'remove' }] }, { do: [{ op: 'add' }, { op: 'remove' }] }],
])('%j and %j in one request are %j', (one, other, both) => {
  expect(bothIn(text(one), text(other))).toBe(text(both));
});

test.each([
  [text({ op: 'add', members: ['1'] }), text({ op: 'remove', members: ['1'] })],
  [text({ op: 'add' }), text({ op: 'add' })],
  ['op=add&user=1', 'op=remove&user=1'],
  ['op=add', '{"op":"remove"}'],
  ['add users', 'remove users'],
  [null, null],
])('%s and %s cannot be one request', (one, other) => {
  expect(bothIn(one, other)).toBeUndefined();
});

test.each([
  [
    { op: 'add', members: ['1'] },
    { op: 'remove', members: ['1'] },
    { op: 'no-such-operation', members: ['1'] },
  ],
  [{ add: ['1'] }, { remove: ['1'] }, { 'no-such-operation': ['1'] }],
  [{ data: { op: 'add', ids: [] } }, { data: { op: 'drop', ids: [] } }, { data: { op: 'no-such-operation', ids: [] } }],
  [{ do: [{ op: 'add' }] }, { do: [{ op: 'remove' }] }, { do: [{ op: 'no-such-operation' }] }],
])('%j and %j give %j with an unknown operation', (one, other, unknown) => {
  expect(unknownIn(text(one), text(other))).toBe(text(unknown));
});

test.each([
  [text({ plus: true }), text({ plus: false })],
  [text({ op: 'add', by: 'a' }), text({ op: 'remove', by: 'b' })],
  ['op=add&by=a', 'op=remove&by=b'],
  ['op add', 'op remove'],
])('%s and %s do not show how an operation is named', (one, other) => {
  expect(unknownIn(one, other)).toBeUndefined();
});

test('a form can have an unknown operation, and two operations with different names', () => {
  expect(unknownIn('op=add&user=%C3%A9+1&user=2', 'op=remove&user=%C3%A9+1&user=2')).toBe(
    'op=no-such-operation&user=%C3%A9+1&user=2',
  );
  expect(unknownIn('add=1', 'remove=1')).toBe('no-such-operation=1');
  expect(bothIn('to=f&grant=a', 'to=f&revoke=b')).toBe('to=f&grant=a&revoke=b');
});

test('a form may begin with a field whose name has brackets', () => {
  const [add, remove] = ['members[]=1&operation=add', 'members[]=1&operation=remove'];
  expect(unknownIn(add, remove)).toBe('members%5B%5D=1&operation=no-such-operation');
});

test('several requests become one request with a list of their entries', () => {
  const bodies = ['a', 'b', 'c'].map((who) => text({ to: 'f', grant: [{ who }] }));
  expect(withEntries(bodies)).toBe(text({ to: 'f', grant: [{ who: 'a' }, { who: 'b' }, { who: 'c' }] }));
  expect(withEntries([text({ op: 'grant', who: 'a' }), text({ op: 'grant', who: 'b' })])).toBeUndefined();
});

test('the name of an operation becomes a list of two names, in JSON only', () => {
  const [add, remove] = [text({ op: 'add', members: ['1'] }), text({ op: 'remove', members: ['1'] })];
  expect(bothNamesIn(add, remove)).toBe(text({ op: ['add', 'remove'], members: ['1'] }));
  expect(bothNamesIn('op=add', 'op=remove')).toBeUndefined();
  expect(bothNamesIn(text({ add: ['1'] }), text({ remove: ['1'] }))).toBeUndefined();
});
