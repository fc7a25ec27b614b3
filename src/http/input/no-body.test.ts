import { expect, test } from 'vitest';
import { openSandbox, roleFor } from '../../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';

const withoutBody = Object.values<OperationEntry>(operationTable).filter(
  ({ body, method }) => body === null && method !== 'GET',
);

test.each(withoutBody)('$id accepts no body, and refuses members of a body', async ({ method, path, ...entry }) => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as('aurora', roleFor(entry));
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'aurora-admin-key' };
  const url = path.replace('{tenant}', 'aurora').replaceAll(/\{\w+\}/g, '1');
  const { status, body } = await sandbox.send(method, url, { headers, body: { verbose: true } });
  expect([status, body.code ?? body.errors[0].code]).toEqual([400, 'UNKNOWN PROPERTY']);
  const broken = await sandbox.send(method, url, { headers, body: '{' });
  expect([broken.status, broken.body.code ?? broken.body.errors[0].code]).toEqual([400, 'MALFORMED JSON']);
});
