import { expect, test } from 'vitest';
import { fill, fillPath } from './template.ts';

const inputs = { name: 'Legal', parent: null, members: ['1', '2'], rows: [{ userId: '1' }, { userId: '2' }] };

test.each([
  ['a value is put in whole', { members: '{members}' }, { members: ['1', '2'] }],
  ['a missing input drops its member', { name: '{name}', id: '{id}' }, { name: 'Legal' }],
  ['null stays null', { parent: '{parent}' }, { parent: null }],
  ['an expression picks from the inputs', { users: '{rows[].userId}' }, { users: ['1', '2'] }],
  ['an expression may have braces', { rows: '{rows[].{id: userId}}' }, { rows: [{ id: '1' }, { id: '2' }] }],
  ['two inputs make one text', { label: '{name}{name}' }, { label: 'LegalLegal' }],
  ['text around an input stays', { label: 'Unit {name}' }, { label: 'Unit Legal' }],
  ['a text without any of its inputs is left out', { key: 'Key {id}', both: '{id} of {name}' }, { both: ' of Legal' }],
  ['an expression over a missing input is left out', { key: "{join('-', [id, name])}" }, {}],
  ['an expression that fails on null is left out', { key: "{join('-', [parent])}" }, {}],
  ['a list loses the items whose input is missing', { ids: ['{id}', '{name}'] }, { ids: ['Legal'] }],
  ['null in a text is left empty', { label: 'Unit {parent} of {name}' }, { label: 'Unit  of Legal' }],
  ['an expression may have characters beyond U+FFFF', { label: "{join('\u{1f4dc}', [name])}" }, { label: 'Legal' }],
  ['a property that every JavaScript object has is no input', { label: '{constructor}' }, {}],
  ['a text with an unclosed brace stays', { label: '{name' }, { label: '{name' }],
  ['what is no template stays', { type: 'departments', depth: 1 }, { type: 'departments', depth: 1 }],
])('%s', (_title, template, wanted) => {
  expect(fill(template, inputs)).toEqual(wanted);
});

test('a path contains its inputs percent-encoded', () => {
  expect(fillPath('/departments/{id}/members', { id: 'a/b c' })).toBe('/departments/a%2Fb%20c/members');
});

test('an expression that fails although all of its inputs are there is reported with the reason', () => {
  const message = /the target file has \{join\('-', name\)\}, which cannot be evaluated: .*join/;
  expect(() => fill("{join('-', name)}", inputs)).toThrow(message);
});
