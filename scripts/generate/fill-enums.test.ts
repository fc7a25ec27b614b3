import { expect, test } from 'vitest';
import { fillEnums } from './fill-enums.ts';
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

test('an enum lists the operations of all contracts or of the two interfaces', () => {
  const schemas = {
    Any: { type: 'string', 'x-enum-of': 'operations' },
    Own: { 'x-enum-of': 'admin operations' },
    Some: { 'x-enum-of': 'interface operations', 'x-enum-except': ['listUsers'] },
    Rule: { allOf: [{ not: { properties: { operation: { 'x-enum-of': 'interface operations' } } } }] },
  };
  const contracts = [
    contract('admin', ['listUsers'], {}),
    contract('documents', ['listFields'], {}),
    contract('sandbox', ['readHealth'], schemas),
  ];
  fillEnums(contracts);
  expect(contracts[2]?.document.components?.schemas).toEqual({
    Any: { type: 'string', enum: ['listFields', 'listUsers', 'readHealth'] },
    Own: { enum: ['listUsers'] },
    Some: { enum: ['listFields'] },
    Rule: { allOf: [{ not: { properties: { operation: { enum: ['listFields', 'listUsers'] } } } }] },
  });
});

test('an unknown list is refused', () => {
  const contracts = [contract('sandbox', [], { Any: { 'x-enum-of': 'tenants' } })];
  expect(() => fillEnums(contracts)).toThrow('x-enum-of: tenants is no list: write operations or ');
});
