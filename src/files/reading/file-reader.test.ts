import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { FileReader, QueueFull, Turns } from './file-reader.ts';
import type { Order } from './messages.ts';

const module = new URL('./testing/behaviours', import.meta.url);
const reader = new FileReader({ quick: 100, whole: 300 });
afterAll(() => reader.close());

const read = (type: string, content = 'x', by = reader, owner = 'one') => {
  const bytes = Buffer.from(content);
  return by.read({
    module,
    owner,
    type,
    size: bytes.length,
    open: () => Readable.from([bytes], { objectMode: false }),
  });
};

test('the module of a file type gets the bytes of the file, and its result is returned', async () => {
  const long = 'clause '.repeat(200_000);
  expect(await read('text', long)).toEqual({ result: long });
});

test('files share a process, which is another one than this and has nothing of its environment', async () => {
  const [first, second] = [await read('process'), await read('process')];
  expect(first).toEqual(second);
  expect(first).not.toEqual({ result: process.pid });
  expect(await read('environment')).not.toMatchObject({ result: expect.arrayContaining(['PATH']) });
});

test.each([
  ['no end', 'time'],
  ['no answer', 'broken'],
  ['crash', 'broken'],
])('a file that makes its parser fill or run %s ends as %s, and the next one is read', async (type, excess) => {
  const hostile = read(type);
  expect(await read('text', 'of somebody else')).toEqual({ result: 'of somebody else' });
  expect(await hostile).toEqual({ excess });
  expect(await read('text', 'next')).toEqual({ result: 'next' });
});

test.each(['array buffers', 'heap'])(
  'a file that fills the memory by %s ends its process, not this one',
  async (type) => {
    const patient = new FileReader({ quick: 100, whole: 60_000 });
    expect(await read(type, 'x', patient)).toEqual({ excess: 'memory' });
    await patient.close();
  },
);

test('a file that cannot be opened does not affect other files', async () => {
  const open = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
      { objectMode: false },
    );
  await expect(reader.read({ module, owner: 'one', type: 'text', size: 8, open })).rejects.toThrow('gone');
  const short = () => Readable.from([Buffer.from('half')], { objectMode: false });
  await expect(reader.read({ module, owner: 'one', type: 'text', size: 8, open: short })).rejects.toThrow(
    'a file of 8 bytes gave 4',
  );
  expect(await read('text', 'next')).toEqual({ result: 'next' });
});

test('more files of a tenant than may wait are refused with 503, and those of others are read', async () => {
  const files = Array.from({ length: 110 }, (_, at) => read('text', String(at)));
  const ofAnother = read('text', 'of another', reader, 'two');
  const results = await Promise.allSettled(files);
  expect(await ofAnother).toEqual({ result: 'of another' });
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(9);
  expect(refused[0]).toMatchObject({
    reason: { status: 503, violations: [{ code: 'FILE READER BUSY' }], headers: { 'retry-after': '5' } },
  });
});

/** Creates queues with a clock that only the work advances. The list `ran` contains the work in execution order. */
function open(most = { quick: 100, slow: 100 }) {
  let now = 0;
  const ran: string[] = [];
  const turns = new Turns({ most, clock: () => now });
  const work = (name: string, takes: number) => async () => {
    ran.push(name);
    now += takes;
    return name;
  };
  return { turns, ran, work };
}

test('pieces of work run one after the other, and the caller gets their results and errors', async () => {
  const { turns, ran, work } = open();
  const failing = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([
    turns.run('quick', 'one', work('a', 1)),
    turns.run('quick', 'one', failing),
    turns.run('quick', 'one', work('b', 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ran).toEqual(['a', 'b']);
});

test('quick work runs before earlier slow work', async () => {
  const { turns, ran, work } = open();
  const first = turns.run('slow', 'one', work('slow 1', 5_000));
  const rest = [turns.run('slow', 'one', work('slow 2', 5_000)), turns.run('quick', 'one', work('quick', 10))];
  await Promise.all([first, ...rest]);
  expect(ran).toEqual(['slow 1', 'quick', 'slow 2']);
});

test('slow work gets its share while quick work never ends', async () => {
  const { turns, ran, work } = open();
  const quick = Array.from({ length: 12 }, () => turns.run('quick', 'one', work('q', 1_000)));
  const slow = [1, 2].map(() => turns.run('slow', 'one', work('S', 3_000)));
  await Promise.all([...quick, ...slow]);
  expect(ran.join('')).toBe('qqqqqSqqqSqqqq');
});

test('a full queue refuses new work, and the other queue continues', async () => {
  const { turns, work } = open({ quick: 2, slow: 2 });
  let letGo = () => {};
  const running = turns.run('slow', 'one', () => new Promise<void>((resolve) => (letGo = resolve)));
  const waiting = turns.run('slow', 'one', work('a', 1));
  await expect(turns.run('slow', 'one', work('b', 1))).rejects.toThrow(QueueFull);
  const quick = turns.run('quick', 'one', work('c', 1));
  letGo();
  await running;
  expect(await Promise.all([waiting, quick])).toEqual(['a', 'c']);
});

test('one owner gets half of a queue, and the others have the rest', async () => {
  const { turns, work } = open({ quick: 4, slow: 4 });
  let letGo = () => {};
  const running = turns.run('quick', 'one', () => new Promise<void>((resolve) => (letGo = resolve)));
  const waiting = [1, 2].map((at) => turns.run('quick', 'one', work(`a${at}`, 1)));
  await expect(turns.run('quick', 'one', work('a3', 1))).rejects.toThrow(QueueFull);
  const others = ['two', 'three'].map((owner) => turns.run('quick', owner, work(owner, 1)));
  await expect(turns.run('quick', 'four', work('b', 1))).rejects.toThrow(QueueFull);
  letGo();
  await running;
  expect(await Promise.all([...waiting, ...others])).toEqual(['a1', 'a2', 'two', 'three']);
});

test('owners take turns', async () => {
  const { turns, ran, work } = open();
  const many = Array.from({ length: 4 }, () => turns.run('quick', 'one', work('1', 1)));
  const few = ['two', 'three'].flatMap((owner) => [turns.run('quick', owner, work(owner, 1))]);
  await Promise.all([...many, ...few]);
  expect(ran).toEqual(['1', '1', 'two', 'three', '1', '1']);
});

describe('', () => {
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
});
