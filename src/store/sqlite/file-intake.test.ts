import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../contract/unavailable.ts';
import type { StoredFile } from '../../files/file-store.ts';
import { FileIntake } from './file-intake.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'file-intake-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'upload');
}

test('the chunks of an upload are written in order, and the file is placed with its hash and size', async () => {
  const path = newPath();
  const placed: [string, StoredFile, string][] = [];
  const intake = new FileIntake(path, async (from, file) => {
    placed.push([from, file, readFileSync(from, 'utf8')]);
  });
  for (const chunk of ['first ', 'second']) await intake.write(Buffer.from(chunk));
  const file = { hash: createHash('sha256').update('first second').digest('hex'), size: 12 };
  expect(await intake.keep()).toEqual(file);
  expect(placed).toEqual([[path, file, 'first second']]);
});

test('an upload without content is an empty file', async () => {
  const path = newPath();
  const intake = new FileIntake(path, async () => undefined);
  expect(await intake.keep()).toEqual({ hash: createHash('sha256').digest('hex'), size: 0 });
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a discarded upload leaves no file, even if a chunk is still written', async () => {
  const path = newPath();
  const intake = new FileIntake(path, async () => undefined);
  await intake.discard();
  expect(existsSync(path)).toBe(false);
  const writing = intake.write(Buffer.alloc(100_000));
  await intake.discard();
  await writing;
  expect(existsSync(path)).toBe(false);
});

test('an upload that cannot be placed leaves no file and fails with the reason', async () => {
  const path = newPath();
  const intake = new FileIntake(path, async () => {
    throw new Unavailable('the disk is full');
  });
  await intake.write(Buffer.from('content'));
  await expect(intake.keep()).rejects.toThrow('the disk is full');
  expect(existsSync(path)).toBe(false);
});

test('a file that cannot be written is unavailable, and a file of another upload is not overwritten', async () => {
  const path = newPath();
  writeFileSync(path, 'another');
  const intake = new FileIntake(path, async () => undefined);
  await expect(intake.write(Buffer.from('content'))).rejects.toThrow(/^a file could not be written: EEXIST/);
  expect(readFileSync(path, 'utf8')).toBe('another');
});
