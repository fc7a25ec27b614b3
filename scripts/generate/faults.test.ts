import { expect, test } from 'vitest';
import { fillEnums, selectOperations } from './faults.ts';
import type { Contract, OperationModel, SchemaModel } from './model.ts';

function contract(name: Contract['name'], ids: string[], schemas: Record<string, SchemaModel>): Contract {
  const operation = (operationId: string): OperationModel => ({
    operationId,
    summary: '',
    responses: {},
    'x-basis': 'stated',
  });
  const paths = Object.fromEntries(ids.map((id) => [`/${id}`, { get: operation(id) }]));
  const info = { title: name, version: '1' };
  return { name, document: { openapi: '3.1.0', info, paths, components: { schemas: { ...schemas } } } };
}

const faults = { transport: { reset: {} }, contract: {} };

test('an unknown list is refused', () => {
  const contracts = [contract('sandbox', [], { Any: { 'x-enum-of': 'tenants' } })];
  expect(() => fillEnums(contracts, faults)).toThrow(
    'x-enum-of: tenants is no list: write operations or interface operations or faults',
  );
});

test('a selection includes every operation of the contracts that has its properties', () => {
  const contracts = [contract('admin', ['listUsers', 'listRoles'], {}), contract('sandbox', ['readHealth'], {})];
  const selected = selectOperations(
    { all: { operations: { interface: 'admin' } }, some: { operations: { except: ['listRoles'] } } },
    contracts,
  );
  expect(selected).toEqual({ all: { operations: ['listUsers', 'listRoles'] }, some: { operations: ['listUsers'] } });
  expect(() => selectOperations({ none: { operations: ['listTeams'] } }, contracts)).toThrow(
    'names the operation "listTeams"',
  );
});
