import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { FileReader } from './file-reader.ts';

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
