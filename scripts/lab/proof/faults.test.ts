import { expect, test } from 'vitest';
import { cases } from '../../../conformance/cases/index.ts';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { operationTable } from '../../../src/contract/operation.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import { transportFaults } from '../../../src/faults/transport/transport-faults.ts';

const rows = new Map(loadRegister().map((row) => [row.id, row]));
const faults = Object.entries(contractFaults);

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
