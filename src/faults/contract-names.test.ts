import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeOf, plainSchema } from '../../contract-samples/index.ts';
import { operationTable } from '../contract/operation.ts';
import { contractFaults } from './contract-faults.ts';
import { transportFaults } from './transport/transport-faults.ts';

const text = readFileSync(new URL('../../dist/openapi/sandbox.json', import.meta.url), 'utf8');
const document = JSON.parse(text);
const { OperationId, FaultName, FaultCreate } = document.components.schemas;

test('the contract lists every operation that a journal can be filtered by', () => {
  expect(OperationId.enum).toEqual(Object.keys(operationTable).sort());
});

test('the contract lists every fault', () => {
  expect([...FaultName.enum].sort()).toEqual([...Object.keys(transportFaults), ...Object.keys(contractFaults)].sort());
});

describe('the contract allows a fault for', () => {
  const isAllowed = judgeOf(plainSchema(document, FaultCreate));
  const served = Object.values(operationTable).filter((entry) => entry.interface !== 'sandbox');
  const faults: [string, readonly string[]][] = [
    ...Object.keys(transportFaults).map((name): [string, string[]] => [name, served.map(({ id }) => id)]),
    ...Object.entries(contractFaults).map(([name, { operations }]): [string, readonly string[]] => [name, operations]),
  ];

  test.each(faults)('%s on its operations and on no others', (name, operations) => {
    const allowed = Object.keys(operationTable).filter((operation) => isAllowed({ name, operation }));
    expect(allowed.sort()).toEqual([...operations].sort());
  });
});
