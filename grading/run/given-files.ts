import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tenant } from '../../src/library/tenant.ts';
import type { GivenFile } from '../scenarios/scenario.ts';

const name = 'Prüfung 2026.txt';
const paragraph = 'Either party may end this agreement with three months notice. Größe, 東京, ع.\n';

const largeSize = 32 * 1024 * 1024;

export interface GivenFiles {
  small: GivenFile;
  large: GivenFile | null;
  remove: () => Promise<void>;
}

export async function writeGivenFiles(needsLarge: boolean): Promise<GivenFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'cps-grade-'));
  const small = await write(folder, name, Buffer.from(paragraph.repeat(2000)));
  const large = needsLarge ? await write(folder, 'Scan 2026.jpg', largeContent()) : null;
  return { small, large, remove: () => rm(folder, { recursive: true, force: true }) };
}

function largeContent(): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(largeSize, 'scan ')]);
}

async function write(folder: string, fileName: string, content: Buffer): Promise<GivenFile> {
  const path = join(folder, fileName);
  await writeFile(path, content);
  return { path, name: fileName, sha256: createHash('sha256').update(content).digest('hex') };
}

const added = 561;

export async function importManyUsers(tenant: Tenant): Promise<void> {
  await tenant.jobPlan('user-import', { mode: 'immediate' });
  const rows = Array.from({ length: added }, (_, at) => `grade-${at}@example.com,Grade,Number ${at}`);
  const form = new FormData();
  form.append('file', new Blob([['email,firstName,lastName', ...rows].join('\n')], { type: 'text/csv' }), 'users.csv');
  const started = await tenant.fetch('/v2/admin/users/import', { method: 'POST', body: form });
  const location = started.headers.get('location') ?? '';
  await tenant.fetch(location);
  await tenant.fetch(`${location}/acknowledge`, { method: 'POST' });
  await tenant.fetch(location);
  await tenant.clearJournal();
}
