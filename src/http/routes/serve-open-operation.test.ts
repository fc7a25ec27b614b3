import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { LocalFiles } from '../../files/local-files.ts';
import { statefulOperations } from '../../sandbox/generated/operations.ts';
import { serveOpenOperation } from './serve-open-operation.ts';

function serverOf(operation: OperationEntry) {
  const app = fastify();
  onTestFinished(() => app.close());
  const parts = { operations: {}, files: new LocalFiles() };
  const { guard, begin } = serveOpenOperation({ ...operation, credential: null }, parts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Problem)) throw error;
    return reply.code(error.status).send(error.violations);
  });
  app.all('/:id', (request, reply) => {
    guard(request);
    return begin(request)(reply);
  });
  return app;
}

test('an operation without a credential answers with an example of the contract', async () => {
  const { statusCode, headers, payload } = await serverOf(operationTable.readDepartment).inject('/1');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/vnd.api+json']);
  expect(JSON.parse(payload).data.type).toBe('departments');
});

test('the header Prefer selects the response', async () => {
  const app = serverOf(operationTable.readDepartment);
  expect((await app.inject({ url: '/1', headers: { prefer: 'code=404' } })).statusCode).toBe(404);
});

test('the parameters, the media type and the body are validated', async () => {
  const read = serverOf(operationTable.readDepartment);
  expect((await read.inject('/1?unknown=1')).json()).toMatchObject([{ code: 'UNKNOWN PARAMETER' }]);
  const create = serverOf(operationTable.createDepartment);
  const post = (type: string, payload: string) =>
    create.inject({ method: 'POST', url: '/1', headers: { 'content-type': type }, payload });
  expect((await post('text/plain', 'x')).json()).toMatchObject([{ code: 'UNSUPPORTED MEDIA TYPE' }]);
  expect((await post('application/json', '{}')).json()).toMatchObject([{ code: 'MISSING VALUE' }]);
});

test('a form is required by an operation that takes a form', async () => {
  const { statusCode, payload } = await serverOf(operationTable.uploadDocument).inject({ method: 'POST', url: '/1' });
  expect([statusCode, JSON.parse(payload)]).toMatchObject([400, [{ code: 'MISSING VALUE' }]]);
});

test('an operation without a credential cannot have an implementation, because it has no tenant', () => {
  const parts = { operations: statefulOperations, files: new LocalFiles() };
  expect(() => serveOpenOperation(operationTable.readDepartment, parts)).toThrow(
    'readDepartment has an implementation, so the contract must demand a credential',
  );
});

test('a token of the control plane shows when it expires, 15 minutes later on the clock of the tenant', async () => {
  const sandbox = openSandbox('2026-01-15T09:00:00.000Z');
  const { status, body } = await sandbox.send('POST', '/_sandbox/tenants/aurora/api-keys/admin/token');
  expect([status, body.expiresAt]).toEqual([200, '2026-01-15T09:15:00.000Z']);
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await sandbox.send('GET', '/v2/admin/departments', { headers })).status).toBe(200);
  sandbox.advance(900_000);
  expect((await sandbox.send('GET', '/v2/admin/departments', { headers })).status).toBe(401);
});
