import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Reader } from './reader.ts';

const folder = new URL('../../../fixtures/documents/files/', import.meta.url);
const files: Record<string, string> = JSON.parse(await readFile(new URL('../files.json', folder), 'utf8'));
const pdf = Object.values(files).find((name) => name.endsWith('.pdf')) ?? '';
const open = () => readFile(new URL(encodeURIComponent(pdf), folder));

test('reads file after file, each with its own text', async () => {
  const reader = new Reader({ deadline: 15_000, memory: 256 });
  const results = await Promise.all([
    reader.read('pdf', open),
    reader.read('pdf', async () => Buffer.from('no PDF')),
    reader.read('pdf', open),
  ]);
  expect(results[0]).toHaveProperty('text');
  expect(results[1]).toHaveProperty('unreadable');
  expect(results[2]).toEqual(results[0]);
});

test('a file that takes too long is given up, and the next one is read by a new worker', async () => {
  const reader = new Reader({ deadline: 1, memory: 256 });
  expect(await reader.read('pdf', open)).toEqual({ unreadable: 'the file takes more than 1 ms to read' });
  expect(await reader.read('pdf', open)).toHaveProperty('unreadable');
});

test('a file that cannot be opened fails alone', async () => {
  const reader = new Reader({ deadline: 15_000, memory: 256 });
  const broken = reader.read('pdf', () => Promise.reject(new Error('gone')));
  await expect(broken).rejects.toThrow('gone');
  expect(await reader.read('pdf', open)).toHaveProperty('text');
});

test('a file that holds its reader up does not hold up the others', async () => {
  const reader = new Reader({ deadline: 15_000, memory: 256 }, 2);
  let letGo = (_bytes: Buffer) => {};
  const slow = reader.read('pdf', () => new Promise((resolve) => (letGo = resolve)));
  expect(await reader.read('pdf', open)).toHaveProperty('text');
  expect(await reader.read('pdf', open)).toHaveProperty('text');
  letGo(await open());
  expect(await slow).toHaveProperty('text');
});

test('where all readers are held up, the next file waits to be opened', async () => {
  const reader = new Reader({ deadline: 15_000, memory: 256 }, 1);
  let letGo = (_bytes: Buffer) => {};
  const slow = reader.read('pdf', () => new Promise((resolve) => (letGo = resolve)));
  let isOpened = false;
  const next = reader.read('pdf', () => {
    isOpened = true;
    return open();
  });
  await new Promise(setImmediate);
  expect(isOpened).toBe(false);
  letGo(await open());
  expect([await slow, await next]).toEqual([{ text: expect.any(String) }, { text: expect.any(String) }]);
});
