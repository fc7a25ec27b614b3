import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** A temporary copy can contain the parts of a form around the file. */
const mostAround = 64 * 1024;

const script = `for file in $(grep -lsF "CPS_FILE=$1" /proc/[0-9]*/environ); do
  find -L "\${file%environ}fd" -type f -size "+$2c" -size "-$3c" ! -samefile "$1"
done`;

/**
 * Returns whether a client has another open file of about the size of its CPS_FILE, such as a temporary copy. Only
 * Linux shows the open files of a process, so the result is always false on other systems.
 */
export function hasOpenCopy(path: string): boolean {
  const { size } = statSync(path);
  return spawnSync('sh', ['-c', script, 'sh', path, `${size - 1}`, `${size + mostAround}`]).stdout?.length > 0;
}
