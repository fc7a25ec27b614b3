import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSource } from '../../scripts/redocly/source-copy.ts';
import { operationIds } from '../canonical/operations.ts';
import { checkRegister } from './check.ts';
import { loadRegister } from './register.ts';
import { parseRows, type RegisterRow, readRows } from './rows.ts';

const good = {
  id: 'department-rename',
  interface: 'admin',
  level: 'required',
  basis: 'stated',
  claims: ['C-141'],
  statement: 'A name alone renames.',
};

const rowsOf = (...values: unknown[]): RegisterRow[] =>
  values.map((value, index) => ({ file: 'departments.yaml', line: 10 * (index + 1), value }));
const check = (rows: RegisterRow[], cases = ['department-rename'], operations = ['updateDepartment']) =>
  checkRegister(rows, cases, operations);
const here = 'departments.yaml:10: department-rename: ';

test('a row with a case is well', () => expect(check(rowsOf(good))).toEqual([]));

test.for([
  [
    'an unknown key',
    { colour: 'red' },
    `${here}"colour" is not a key of a requirement; the keys are id, interface, operations`,
  ],
  ['an unknown value', { level: 'must' }, `${here}level is "must", expected one of required, recommended, informative`],
  ['a missing key', { claims: undefined }, `${here}the key "claims" is missing`],
  ['an unknown claim', { claims: ['C-999'] }, `${here}"C-999" is not a claim of openapi/claims.yaml`],
  [
    'operations of a row that cases judge',
    { operations: ['updateDepartment'] },
    `${here}the key "untestable" is missing`,
  ],
  ['an id in capitals', { id: 'Rename' }, 'departments.yaml:10: Rename: id is "Rename", it must match pattern'],
  ['an assumed row without decision', { basis: 'assumed' }, `${here}the key "decision" is missing`],
  ['a stated row with a decision', { decision: 'D-35' }, `${here}a stated requirement must not have a "decision"`],
] as const)('%s is named', ([, change, sentence]) => {
  const row = JSON.parse(JSON.stringify({ ...good, ...change }));
  const faults = check(rowsOf(row), [row.id]);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test('an entry that is not a mapping is reported', () =>
  expect(check(rowsOf(good, 'rename'))).toEqual([
    'departments.yaml:20: a requirement has no id: the row is "rename", it must be object',
  ]));

const unjudged = { ...good, untestable: 'No one sees it.', operations: ['updateDepartment'] };

test.for([
  ['a doubled id', [good, good], ['department-rename'], ['department-rename: the id is taken by departments.yaml:10']],
  [
    'an operation that is not in the contract',
    [{ ...unjudged, operations: ['fireUser'] }],
    [],
    ['"fireUser" is not an operation of the contract'],
  ],
  [
    'a row with neither case nor reason',
    [good],
    [],
    ['no case judges the requirement, and it has no "untestable" reason'],
  ],
  ['no fault of a requirement with a reason and no case', [unjudged], [], []],
  [
    'a row with a case and a reason',
    [unjudged],
    ['department-rename'],
    ['a case judges the requirement although it is "untestable"'],
  ],
] as const)('%s is named', ([, rows, cases, sentences]) =>
  expect(check(rowsOf(...rows), [...cases])).toEqual(sentences.map((each) => expect.stringContaining(each))),
);

test('a case that names no row is named', () =>
  expect(check(rowsOf(good), ['department-rename', 'department-paint'])).toEqual([
    'a case names "department-paint", which is not a requirement of the register',
  ]));

test('rows know the lines on which they begin', () =>
  expect(parseRows('a.yaml', '# head\n\n- id: a\n  note: b\n\n- id: c\n').map(({ line }) => line)).toEqual([3, 6]));

test.for([
  ['id: [a', 'a.yaml:1: not valid YAML: Flow sequence'],
  ['id: a', 'a.yaml:1: the file contains object, expected a list of requirements'],
  ['', 'a.yaml:1: the file contains nothing, expected a list of requirements'],
] as const)('the text %j is no file of the register', ([text, sentence]) =>
  expect(() => parseRows('a.yaml', text)).toThrow(sentence),
);

test('a register of wrong shape is not loaded', () =>
  expect(() => loadRegister(rowsOf({ ...good, level: 'must' }))).toThrow(`${here}level is "must"`));

test('the register is well, given a case for each row that can be tested', () => {
  const cases = loadRegister().filter(({ untestable }) => untestable === undefined);
  expect(
    checkRegister(
      readRows(),
      cases.map(({ id }) => id),
      operationIds,
    ),
  ).toEqual([]);
});

test('each decision that a row names is in the register of decisions', () => {
  const decisions = parse(readFileSync(new URL('../../openapi/decisions.yaml', import.meta.url), 'utf8'));
  expect(loadRegister().filter(({ decision }) => decision !== undefined && !(decision in decisions))).toEqual([]);
});

test('no row repeats the words of the source document', () => {
  const findCopy = readSource();
  const copied = loadRegister().map(({ id, statement, note }) => [id, findCopy(`${statement} ${note ?? ''}`)]);
  expect(copied.filter(([, words]) => words !== undefined)).toEqual([]);
});
