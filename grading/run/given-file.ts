import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenFile } from '../scenarios/scenario.ts';

const name = 'Prüfung 2026.txt';
const paragraph = 'Either party may end this agreement with three months notice. Größe, 東京, ع.\n';

/** Writes the file that clients upload into a new folder. `remove` deletes the folder. */
export async function writeGivenFile(): Promise<GivenFile & { remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cps-grade-'));
  const content = Buffer.from(paragraph.repeat(2000));
  const path = join(folder, name);
  await writeFile(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, name, sha256, remove: () => rm(folder, { recursive: true, force: true }) };
}
