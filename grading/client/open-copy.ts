import { readdirSync, readFileSync, statSync } from 'node:fs';

/** A temporary copy can contain the parts of a form around the file. */
const mostAround = 64 * 1024;

/**
 * Returns whether a client has another open file of about the size of its CPS_FILE, such as a temporary copy. Only
 * Linux shows the open files of a process, so the result is always false on other systems.
 */
export function hasOpenCopy(path: string): boolean {
  const given = statSync(path);
  return entriesOf('/proc')
    .filter((name) => /^\d+$/.test(name) && isClient(name, path))
    .flatMap((id) => entriesOf(`/proc/${id}/fd`).map((name) => `/proc/${id}/fd/${name}`))
    .map((name) => orUndefined(() => statSync(name)))
    .some((file) => file?.isFile() && file.ino !== given.ino && isAbout(file.size, given.size));
}

const isAbout = (size: number, given: number) => size >= given && size <= given + mostAround;

function isClient(id: string, path: string): boolean {
  return (
    orUndefined(() => readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`CPS_FILE=${path}`)) ?? false
  );
}

function entriesOf(folder: string): string[] {
  return orUndefined(() => readdirSync(folder)) ?? [];
}

/** Processes and their files can disappear at any time, and processes of other users cannot be read. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
