import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenOn } from './listen.ts';

test('a port in use is reported even if the server never closes, and the process then ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const app = fastify();
  app.addHook('onClose', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const end = vi.fn<() => never>();
  await expect(listenOn(app, { port, host: '127.0.0.1' }, end)).rejects.toThrow(`port ${port} on 127.0.0.1 is in use`);
  expect(end).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(end).toHaveBeenCalledOnce();
});

test('the host localhost is both loopback addresses, and a stop closes both', async () => {
  const app = fastify();
  app.get('/', async () => 'here');
  const { port } = new URL(await listenOn(app, { port: 0, host: 'localhost' }));
  const answerAt = (host: string) =>
    fetch(`http://${host}:${port}/`).then(
      (answer) => answer.text(),
      () => 'nobody',
    );
  const probe = createServer().listen(0, '::1');
  const hasIpv6 = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  expect(await answerAt('127.0.0.1')).toBe('here');
  expect(await answerAt('[::1]')).toBe(hasIpv6 ? 'here' : 'nobody');
  await app.close();
  expect([await answerAt('127.0.0.1'), await answerAt('[::1]')]).toEqual(['nobody', 'nobody']);
});
