import { expect, test } from 'vitest';
import { fillEnums, selectOperations } from './faults.ts';
import type { Contract, Operation, Schema } from './model.ts';

function contract(name: Contract['name'], ids: string[], schemas: Record<string, Schema>): Contract {
  const operation = (operationId: string): Operation => ({
    operationId,
    summary: '',
    responses: {},
    'x-basis': 'stated',
  });
  const paths = Object.fromEntries(ids.map((id) => [`/${id}`, { get: operation(id) }]));
  const info = { title: name, version: '1' };
  return { name, document: { openapi: '3.1.0', info, paths, components: { schemas: { ...schemas } } } };
}

const on = (operation: string) => ({ operations: [operation] });
const faults = {
  transport: { reset: {} },
  contract: { blind: on('listUsers'), deaf: on('listUsers'), mute: on('listFields') },
};

test('an enum lists the operations of all contracts or of the two interfaces', () => {
  const schemas = {
    Any: { type: 'string', 'x-enum-of': 'operations' },
    Rule: { allOf: [{ not: { properties: { operation: { 'x-enum-of': 'interface operations' } } } }] },
  };
  const contracts = [
    contract('admin', ['listUsers'], {}),
    contract('documents', ['listFields'], {}),
    contract('sandbox', ['readHealth'], schemas),
  ];
  fillEnums(contracts, faults);
  expect(contracts[2]?.document.components?.schemas).toEqual({
    Any: { type: 'string', enum: ['listFields', 'listUsers', 'readHealth'] },
    Rule: { allOf: [{ not: { properties: { operation: { enum: ['listFields', 'listUsers'] } } } }] },
  });
});

test('an unknown list is refused', () => {
  const contracts = [contract('sandbox', [], { Any: { 'x-enum-of': 'tenants' } })];
  expect(() => fillEnums(contracts, faults)).toThrow(
    'x-enum-of: tenants is no list: write operations or interface operations or faults',
  );
});

test('faults are listed, with one rule for each set of operations', () => {
  const schemas = { FaultName: { 'x-enum-of': 'faults' }, FaultOperations: { 'x-rules-of': 'fault operations' } };
  const contracts = [
    contract('admin', ['listUsers'], {}),
    contract('documents', ['listFields'], {}),
    contract('sandbox', ['readHealth'], schemas),
  ];
  fillEnums(contracts, faults);
  const rule = (names: string[], operations: string[]) => ({
    if: { properties: { name: { enum: names } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema requires the name `then`, and no code awaits the object
    then: { properties: { operation: { enum: operations } } },
  });
  expect(contracts[2]?.document.components?.schemas).toEqual({
    FaultName: { enum: ['reset', 'blind', 'deaf', 'mute'] },
    FaultOperations: {
      allOf: [
        rule(['reset'], ['listFields', 'listUsers']),
        rule(['blind', 'deaf'], ['listUsers']),
        rule(['mute'], ['listFields']),
      ],
    },
  });
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
