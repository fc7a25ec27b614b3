import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files in a folder and its subfolders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
