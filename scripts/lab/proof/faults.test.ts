import { expect, test } from 'vitest';
import { cases } from '../../../conformance/cases/index.ts';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { operationTable } from '../../../src/contract/operation.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import { transportFaults } from '../../../src/faults/transport/transport-faults.ts';
import { matrixOf, requirementsWithoutFault } from './matrix.ts';

const rows = new Map(loadRegister().map((row) => [row.id, row]));
const faults = Object.entries(contractFaults);

const caught = faults.map(([fault, { requirement }]) => ({
  fault,
  requirement,
  verdict: 'killed' as const,
  fell: [requirement],
  blocked: [],
  open: [],
  strays: [],
  reasons: {},
  trials: 1,
  cases: 1,
  requests: 1,
}));

test('every requirement that a service can break and a case judges has a fault', () => {
  expect(requirementsWithoutFault(matrixOf(caught))).toEqual([]);
});

test('a requirement without a fault is named', () => {
  const some = caught.filter(({ requirement }) => requirement !== 'members-501-rejected');
  expect(requirementsWithoutFault(matrixOf(some))).toEqual(['members-501-rejected']);
});

test.each(faults)(
  '%s refers to existing requirements and operations',
  (name, { requirement, alsoFails = [], operations, about }) => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Object.keys(transportFaults)).not.toContain(name);
    for (const id of [requirement, ...alsoFails]) expect(rows.has(id), `${id} is a row of the register`).toBe(true);
    expect(alsoFails).not.toContain(requirement);
    expect(operations.length).toBeGreaterThan(0);
    for (const id of operations) expect(operationTable).toHaveProperty(id);
    expect(about).toMatch(/^[A-Z].*\.$|^filter\[|^memberCount|^active=/);
  },
);

test.each(faults)('%s is one that a case can notice', (_name, { requirement, operations }) => {
  const judges = cases.filter((each) => each.requirement === requirement);
  const sent = judges.flatMap((each) => each.operations);
  expect(sent.some((operation) => operations.includes(operation))).toBe(true);
});
