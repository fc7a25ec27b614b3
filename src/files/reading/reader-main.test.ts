import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Order } from './messages.ts';

const script = fileURLToPath(new URL('./reader-main.ts', import.meta.url));
const module = new URL('./testing/behaviours.ts', import.meta.url).href;

test('a reader that is busy while its parent ends stops by itself', async () => {
  const child = fork(script, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  const orders: Order[] = [
    { file: { module, type: 'no end', size: 1, milliseconds: 300 } },
    { bytes: Buffer.from('x') },
  ];
  for (const order of orders) await new Promise((resolve) => child.send(order, resolve));
  child.stderr?.destroy();
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGKILL']);
});
