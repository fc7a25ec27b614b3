import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../contract/unavailable.ts';
import { keep } from '../testing/tenants-suite.ts';
import { FolderFiles } from './folder-files.ts';
import { migrate } from './schema.ts';
import { statementsOf } from './statements.ts';

test('while the database does not answer, files are unavailable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = new DatabaseSync(':memory:');
  migrate(database);
  let fails = false;
  const files = new FolderFiles(folder, statementsOf(database), (ask) => {
    if (fails) throw new Unavailable('the disk failed');
    return ask();
  });
  await files.prepare();
  const { hash } = await keep(files, Buffer.from('the bytes'));
  fails = true;
  expect(() => files.open(hash)).toThrow(Unavailable);
  await expect(files.release(hash)).rejects.toThrow(Unavailable);
  await expect(files.sweep(Date.now(), new Set())).rejects.toThrow(Unavailable);
  database.close();
  await expect(keep(files, Buffer.from('others'))).rejects.toThrow(Unavailable);
});
