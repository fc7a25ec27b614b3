import { expect, onTestFinished, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { createSandboxServer } from '../../sandbox/start.ts';
import { pagePolicy } from './local-page.ts';

const browser = { accept: 'text/html,application/xhtml+xml' };

test('a web browser gets the start page, which it must request again at each visit', async () => {
  const { app } = openSandbox();
  const visits = [await app.inject({ url: '/', headers: browser }), await app.inject({ url: '/', headers: browser })];
  for (const { statusCode, headers, payload } of visits) {
    expect([statusCode, payload]).toEqual([200, expect.stringMatching(/^<!doctype html>/i)]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'cache-control': 'no-cache',
      vary: 'accept',
    });
  }
});

test('an API client gets JSON at the address of the start page', async () => {
  const { app } = openSandbox();
  for (const accept of ['*/*', 'application/json', undefined]) {
    const answer = await app.inject({ url: '/', headers: accept === undefined ? {} : { accept } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json']);
    expect(answer.json().code).toBe('ROUTE NOT FOUND');
  }
  const posted = await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } });
  expect(posted.statusCode).toBe(404);
});

test('a page of another host does not get the start page', async () => {
  const { app } = openSandbox();
  const answer = await app.inject({ url: '/', headers: { accept: 'text/html', host: 'rebound.example' } });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN CALLER']);
});

test('with a control key the start page is shown under every host name', async () => {
  const app = createSandboxServer({ controlKey: 'a control key of the test' });
  onTestFinished(() => app.close());
  const answer = await app.inject({ url: '/', headers: { ...browser, host: 'sandbox.example' } });
  expect(answer.statusCode).toBe(200);
});
