import fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { RawRequest } from '../../faults/contract-fault.ts';
import { ReplayFaults } from '../../faults/replay-faults.ts';
import { addReplays, replay } from './replay.ts';
import { rawRequestOf } from './wire.ts';

const faults = new ReplayFaults('one', []);

function echo() {
  const app = fastify();
  onTestFinished(() => app.close());
  addReplays(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/echo', async ({ method, url, headers, body, replayFaults, ip }) => {
    return { method, url, headers, body: body ? String(body) : null, hasFaults: replayFaults === faults, ip };
  });
  app.all('/text', (_request, reply) => reply.code(202).header('x-more', '1').type('text/plain').send('no JSON'));
  app.all('/broken', (_request, reply) => reply.type('application/json').send('{'));
  return app;
}

function requestOf(change: { url?: string; body?: Buffer; headers?: Record<string, string> } = {}): FastifyRequest {
  const { url = '/echo?a=%31&a=b', body, headers = {} } = change;
  return { method: 'POST', url, body, headers, ip: '192.0.2.7' } as FastifyRequest;
}

async function replayed(request: FastifyRequest, change: (received: RawRequest) => Partial<RawRequest> = () => ({})) {
  const received = rawRequestOf(request);
  return replay(echo(), faults, { request, received, changed: { ...received, ...change(received) } });
}

test('an unchanged request is sent again with the same bytes', async () => {
  const body = Buffer.from('{"a": 1 }');
  const headers = { 'content-type': 'application/json', 'content-length': '9', 'x-own': 'kept', connection: 'close' };
  const answer = await replayed(requestOf({ body, headers }));
  expect(answer).toMatchObject({
    status: 200,
    body: { method: 'POST', url: '/echo?a=%31&a=b', body: '{"a": 1 }', hasFaults: true, ip: '192.0.2.7' },
  });
  expect(answer.body).toMatchObject({ headers: { 'x-own': 'kept', 'content-length': '9' } });
});

test('the changed method, query, headers and body are sent', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '2', authorization: 'one' };
  const answer = await replayed(requestOf({ body: Buffer.from('{}'), headers }), (received) => ({
    method: 'PUT',
    query: new URLSearchParams({ size: '5 6' }),
    headers: { ...received.headers, authorization: 'other' },
    body: { longer: true },
  }));
  expect(answer.body).toMatchObject({
    method: 'PUT',
    url: '/echo?size=5+6',
    headers: { authorization: 'other', 'content-length': '15' },
    body: '{"longer":true}',
  });
});

test('a query that a fault removes is not sent, and a request without a query gets none', async () => {
  const removed = await replayed(requestOf(), () => ({ query: new URLSearchParams() }));
  expect(removed.body).toMatchObject({ url: '/echo' });
  expect((await replayed(requestOf({ url: '/echo' }))).body).toMatchObject({ url: '/echo', body: null });
});

test('a response that is not JSON keeps its bytes', async () => {
  const answer = await replayed(requestOf({ url: '/text' }));
  expect(answer).toMatchObject({ status: 202, headers: { 'x-more': '1' }, body: Buffer.from('no JSON') });
  expect((await replayed(requestOf({ url: '/broken' }))).body).toEqual(Buffer.from('{'));
});
