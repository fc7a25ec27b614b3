import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isObject } from '../json.ts';
import { unreadable } from '../text.ts';
import type { Fault } from './fault.ts';
import { TargetError } from './target-error.ts';
import type { Target } from './types.ts';

const names = ['usersFile', 'faultyUsersFile', 'documentFile'] as const;

export function fileFaults(existing: unknown, folder: string): Fault[] {
  if (!isObject(existing)) return [];
  return names.flatMap((name) => {
    const file = existing[name];
    const reason = typeof file === 'string' ? whyUnusable(resolve(folder, file)) : undefined;
    const text = `existing.${name} must be a file to send, but ${reason}; relative paths begin at ${resolve(folder)}`;
    return reason === undefined ? [] : [{ path: ['existing', name], text, got: true }];
  });
}

function whyUnusable(file: string): string | undefined {
  try {
    return readFileSync(file).length > 0 ? undefined : 'the file is empty';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The messages for other codes contain the path, which can come from an environment variable.
    return ['ENOENT', 'EISDIR', 'EACCES'].includes(code ?? '') ? unreadable(error) : `it cannot be read (${code})`;
  }
}

/** Throws a `TargetError` if a file that the target names cannot be sent. */
export function refuseUnusableFiles({ existing }: Target): void {
  const faults = fileFaults(existing, '.').map(({ path, text }) => `${path.join('.')}: ${text}`);
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
}

export function withFilesBeside(target: Target, folder: string): Target {
  if (target.existing === undefined) return target;
  const own = target.existing;
  const files = names.flatMap((name) => {
    const file = own[name];
    return file === undefined ? [] : [[name, resolve(folder, file)]];
  });
  return { ...target, existing: { ...own, ...Object.fromEntries(files) } };
}
