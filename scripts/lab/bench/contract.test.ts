import { expect, test } from 'vitest';
import { operationTable } from '../../../src/contract/operation.ts';
import { answersOf, contractOperations, wholeContract } from './contract.ts';

const served = Object.values(operationTable).filter((entry) => entry.interface !== 'sandbox');

test('the whole contract is both interfaces, with a good answer for each operation', () => {
  const contract = wholeContract();
  expect(contractOperations(contract)).toHaveLength(served.length);
  expect(contract.paths['/v2/admin/departments/{id}']).toHaveProperty('get');
  expect(contract.paths['/v2/admin/departments']).toHaveProperty('post');
  expect(answersOf(contract).filter(({ status }) => !(status >= 200 && status < 300))).toEqual([]);
});

test('every reference within it leads somewhere', () => {
  const contract = wholeContract();
  const references = JSON.stringify(contract).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
  const lost = [...references].filter(
    ([, kind = '', name = '']) => Object(contract.components)[kind]?.[name] === undefined,
  );
  expect(lost).toEqual([]);
});
