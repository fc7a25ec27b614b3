import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTarget } from '../../target/read-target.ts';
import type { Target } from '../../target/types.ts';
import { readDescription } from '../recording.ts';
import { inferTarget } from '../write-inferred.ts';

export const fixtures = 'fixtures/infer';
const environment = {
  ADMIN_API_KEY: 'k',
  ADMIN_CLIENT: 'c',
  TARGET_PATH_A_X_Y: 'a',
  ADMIN_PERSON: 'p',
  ADMIN_PASSWORD: 'w',
};
// Test files share this module, so the folder stays until the process ends.
const folder = mkdtempSync(join(tmpdir(), 'infer-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

let count = 0;
export const read = (file: string) => readDescription(readFileSync(file, 'utf8'), file);

export async function inferred(...sources: string[]): Promise<{ text: string; target: Target; said: string }> {
  const file = join(folder, `${++count}.yaml`);
  const said = await inferTarget(sources.map(read), file);
  return { text: readFileSync(file, 'utf8'), target: readTarget(file, environment), said };
}

export function written(content: unknown, name = `${++count}.json`): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

export const json = (properties: Record<string, unknown>) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
export const text = { type: 'string' };
export const document = (paths: Record<string, unknown>, more = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Ours' },
  paths,
  ...more,
});
