import { expect, test } from 'vitest';
import { routerOf } from './proxy.ts';

test.each([
  ['GET', '/documents/docid/7', 'readDocumentByDocId'],
  ['GET', '/documents/7/content', 'downloadDocument'],
  ['GET', '/documents/7', 'readDocument'],
  ['POST', '/v2/admin/users/import/summary', 'summarizeUserImport'],
  ['GET', '/v2/admin/users/import/summary', 'readUserImport'],
  ['GET', '/v2/admin/users/import/7/summary/errors', 'readUserImportSummaryErrors'],
  ['TRACE', '/documents/7', undefined],
  ['GET', '/documents/7/', undefined],
  ['GET', '/_sandbox/health', undefined],
])('%s %s is %s', (method, path, operation) => {
  expect(routerOf(['admin', 'documents'])(method, path)?.id).toBe(operation);
});

test('an interface that was not requested has no operation', () => {
  expect(routerOf(['admin'])('GET', '/documents/7')).toBeUndefined();
});
