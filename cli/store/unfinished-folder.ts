import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../options.ts';

const exitCodes = { SIGINT: 130, SIGTERM: 143 };

export async function writeFolder(folder: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const place = resolve(folder);
  const { created, temporary } = createdIn(place);
  const clean = () => {
    rmSync(temporary, { recursive: true, force: true });
    if (created !== undefined) removeEmpty(place, created);
  };
  const stop = (signal: keyof typeof exitCodes) => {
    clean();
    process.exit(exitCodes[signal]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    await write(temporary);
    for (const name of readdirSync(temporary)) renameSync(join(temporary, name), join(place, name));
  } finally {
    clean();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
  }
}

function createdIn(place: string) {
  try {
    const created = mkdirSync(place, { recursive: true });
    return { created, temporary: mkdtempSync(join(place, '.unfinished-')) };
  } catch (error) {
    throw new UsageError(`the folder ${place} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

function removeEmpty(folder: string, last: string): void {
  for (let at = folder; at.startsWith(last) && readdirSync(at).length === 0; at = dirname(at)) rmdirSync(at);
}
