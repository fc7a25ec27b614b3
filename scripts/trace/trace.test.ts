import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources, type TracedClaim, traceClaims, traceCsv, untracedFaults } from './trace.ts';

const sources = readSources(fileURLToPath(new URL('../..', import.meta.url)));
const traced = traceClaims(sources);

test('every claim of the register is used', () => {
  expect(untracedFaults(traced, sources.claims)).toEqual([]);
});

test('a claim leads to the contract, the requirements, the cases and the faults', () => {
  const claim = traced.find(({ id }) => id === 'C-144');
  expect(claim).toMatchObject({ section: 'Rules by operation, 4', coverage: 'covered', gap: null });
  expect(claim?.places).toContainEqual({
    contract: 'admin',
    pointer: '/paths/~1v2~1admin~1departments~1{id}/patch/responses/400',
    operations: ['updateDepartment'],
  });
  const code = claim?.requirements.find(({ id }) => id === 'department-empty-update-code');
  expect(code?.cases).toContain('department-update-empty-code');
  expect(code?.faults.length).toBeGreaterThan(0);
});

test('roles and feature flags are parts of their own', () => {
  const pointers = (id: string) => traced.find((each) => each.id === id)?.places.map(({ pointer }) => pointer);
  expect(pointers('C-273')).toContain('/paths/~1v2~1admin~1access/patch/x-roles');
  expect(pointers('C-274')).toContain('/paths/~1v2~1admin~1access/patch/x-feature-flag');
});

test('a part that operations share names all of them', () => {
  const name = traced
    .find(({ id }) => id === 'C-127')
    ?.places.find(({ pointer }) => pointer.endsWith('/DepartmentName'));
  expect(name?.operations).toEqual(expect.arrayContaining(['createDepartment', 'updateDepartment']));
});

test.each([
  ['nothing uses', {}, ['no mark of a contract names C-999: name it, or write "untraced" with the reason.']],
  ['nothing uses for a reason', { untraced: 'Only people can judge it.' }, []],
])('a claim that %s', (_what, fields, faults) => {
  const claims = new Map([['C-999', { section: 'Nowhere', claim: 'Nothing.', ...fields }]]);
  expect(untracedFaults(traceClaims({ claims, bundles: {} }), claims)).toEqual(faults);
});

test('a claim that is used needs no reason', () => {
  const claims = new Map([['C-144', { section: 'Errors', claim: 'An error.', untraced: 'Why not.' }]]);
  const admin = { info: { 'x-basis': 'stated', 'x-claims': ['C-144'] } };
  expect(untracedFaults(traceClaims({ claims, bundles: { admin } }), claims)).toEqual([
    'C-144 is used, so its "untraced" is wrong: remove it.',
  ]);
});

test('the CSV has a line for each requirement and quotes special values', () => {
  const claim: TracedClaim = {
    id: 'C-001',
    section: 'One, "two"',
    claim: 'A claim.',
    coverage: 'open',
    gap: null,
    places: [{ contract: 'admin', pointer: '/a', operations: [] }],
    requirements: [],
  };
  const one = { id: 'r', basis: 'stated', operations: [], cases: ['a', 'b'], faults: [], untestable: null } as const;
  const lines = traceCsv([claim, { ...claim, requirements: [one, one] }]).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toBe('C-001,"One, ""two""",A claim.,open,,admin.json#/a,,,,');
  expect(lines[2]).toBe('C-001,"One, ""two""",A claim.,open,,admin.json#/a,r,stated,a b,');
});
