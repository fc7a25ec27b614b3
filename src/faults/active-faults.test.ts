import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeOf, plainSchema } from '../../contract-samples/index.ts';
import { operationTable } from '../contract/operation.ts';
import { TenantData } from '../tenant/tenant-data.ts';
import { activeFaults, type Draws } from './active-faults.ts';
import { contractFaults } from './contract-faults.ts';
import { transportFaults } from './transport/transport-faults.ts';

function open() {
  const tenantData = new TenantData('tenant');
  const row = { id: '1', name: 'unavailable', operation: null, share: 0.5, seed: 7, left: null, parameters: {} };
  tenantData.transact(() => tenantData.rows.faults.put({ ...row, asked: 0, memory: [] }));
  const applies = (draws: Draws) => activeFaults(tenantData, 'listUsers', draws).length;
  const undo = () => tenantData.transact(() => tenantData.rows.faults.put({ ...row, asked: 0, memory: [] }));
  return { applies, asked: () => tenantData.rows.faults.get(1)?.asked, undo };
}

test('a request whose unit runs again draws once', () => {
  const { applies, asked } = open();
  const draws: Draws = new Map();
  const first = applies(draws);
  expect([applies(draws), applies(draws)]).toEqual([first, first]);
  expect(asked()).toBe(1);
});

test('a request whose unit runs again after another request draws once', () => {
  const { applies, asked } = open();
  for (let sent = 1; sent <= 20; sent++) {
    const draws: Draws = new Map();
    const first = applies(draws);
    applies(new Map());
    expect(applies(draws)).toBe(first);
    expect(asked()).toBe(2 * sent);
  }
});

test('a request draws again if the store undid its draw', () => {
  const { applies, asked, undo } = open();
  const draws: Draws = new Map();
  const first = applies(draws);
  undo();
  expect([applies(draws), asked()]).toEqual([first, 1]);
});

test('every request gets a new random body', () => {
  const { applies, asked } = open();
  const drawn = new Set(Array.from({ length: 20 }, () => applies(new Map())));
  expect([asked(), drawn.size]).toEqual([20, 2]);
});

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
