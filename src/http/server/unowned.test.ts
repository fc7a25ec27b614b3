import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LocalFiles } from '../../files/local-files.ts';
import { statefulOperations } from '../../sandbox/generated/operations.ts';
import { workKinds } from '../../sandbox/work-kinds.ts';
import { MemoryTenants } from '../../tenant/memory-tenants.ts';
import { readTenantData } from '../../tenant/read-tenant-data.ts';
import { createTokens } from '../access/tokens.ts';
import { createServer } from './server.ts';

const files = new LocalFiles();

async function signedIn() {
  const tenants = new MemoryTenants(() => Date.parse('2026-01-15T09:00:00Z'));
  tenants.add(readTenantData('borealis', new URL('../../../fixtures/worlds/borealis.yaml', import.meta.url)));
  const {
    readDepartment: _department,
    updateDepartment: _update,
    uploadDocument: _upload,
    ...operations
  } = statefulOperations;
  const tokens = createTokens(Buffer.alloc(32));
  const app = createServer({
    tenants,
    tokens,
    operations,
    machines: workKinds,
    files,
    onFault: () => undefined,
  });
  const key = { 'x-api-key': 'borealis-admin-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers: key })).json();
  return (url: string, request: InjectOptions = {}) =>
    app.inject({ url, ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
}

test('an operation that no file owns is answered from the contract', async () => {
  const response = await (await signedIn())('/v2/admin/departments/1');
  expect(response.statusCode).toBe(200);
  expect(response.json().data.attributes).toMatchObject({ name: 'Direct', path: 'Procurement//Direct' });
});

test('the input is still validated against the contract', async () => {
  const response = await (await signedIn())('/v2/admin/departments/1?verbose=1');
  expect([response.statusCode, response.json().errors[0].code]).toEqual([400, 'UNKNOWN PARAMETER']);
});

const form = (part: string) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  payload: `--cut\r\nContent-Disposition: form-data; name="${part}"; filename="a.txt"\r\n\r\na lease\r\n--cut--\r\n`,
});

test('a form is read, validated and answered from the contract, and its file is deleted', async () => {
  const release = vi.spyOn(files, 'release');
  onTestFinished(() => release.mockRestore());
  const ask = await signedIn();
  const response = await ask('/documents', form('file'));
  expect([response.statusCode, response.json().documentId]).toEqual([202, expect.anything()]);
  expect(release).toHaveBeenCalledTimes(1);
  const refused = await ask('/documents', form('other'));
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'UNKNOWN PROPERTY']);
});

test('a conflict between the URL and the body is still refused', async () => {
  const payload = { data: { type: 'departments', id: '2', attributes: { name: 'Law' } } };
  const response = await (await signedIn())('/v2/admin/departments/1', { method: 'PATCH', payload });
  expect([response.statusCode, response.json().errors[0].source]).toEqual([409, { pointer: '/data/id' }]);
});
