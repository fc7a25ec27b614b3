import { expect, test } from 'vitest';
import { operationIds } from '../canonical/operations.ts';
import { vocabularyLines } from './vocabulary.ts';

test('inputs and values of an operation are named, with those that no case can do without', () => {
  expect(vocabularyLines(['listRoles', 'deleteDocument'])).toEqual([
    'listRoles',
    '  in   type',
    '  out  items* [id, name]',
    'deleteDocument',
    '  in   documentId',
  ]);
});

test('a token operation takes an API key', () => {
  expect(vocabularyLines(['createAdminToken'])).toContain('  in   apiKey');
});

test('the items of a list are described by their names, or by their type', () => {
  expect(vocabularyLines(['listUsers'])).toContain('  out  items* [id, email, deleted, roleId, departments]');
  expect(vocabularyLines(['updateDepartmentMembers'])).toContain('  in   departmentId, operation, members [text]');
});

test('every operation is present', () => {
  expect(vocabularyLines().filter((line) => !line.startsWith(' '))).toEqual(operationIds);
});
