import { expect, test } from 'vitest';
import { bundleContracts } from './bundle.ts';
import { findOperations, resolve } from './model.ts';

test('every operation of the interfaces declares 503 and any other error, and every response has a request id', async () => {
  const contracts = (await bundleContracts()).filter(({ name }) => name !== 'sandbox');
  for (const { operation, contract } of findOperations(contracts)) {
    expect(Object.keys(operation.responses), operation.operationId).toEqual(expect.arrayContaining(['503', 'default']));
    for (const response of Object.values(operation.responses)) {
      expect(resolve(contract.document, response)).toHaveProperty('headers.X-Request-Id');
    }
  }
  expect(contracts.map(({ document }) => document['x-every-operation'])).toEqual([undefined, undefined]);
});
