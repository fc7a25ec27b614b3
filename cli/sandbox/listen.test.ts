import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from './listen.ts';

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
  await expect(listen(app, { port, host: '127.0.0.1' }, end)).rejects.toThrow(`port ${port} on 127.0.0.1 is in use`);
  expect(end).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(end).toHaveBeenCalledOnce();
});
