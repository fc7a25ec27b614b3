import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Replaces each file atomically. Throws an `Error` with the path of the folder if it cannot write there. */
export async function writeFiles(
  texts: ReadonlyMap<string, string>,
  directory: string,
  runId: string,
): Promise<string[]> {
  const folder = resolve(directory);
  try {
    await mkdir(folder, { recursive: true });
    const paths: string[] = [];
    for (const [name, text] of texts) paths.push(await replaceFile(join(folder, name), text, runId));
    return paths;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The reports can't be written to ${folder}: ${reason}. Name another folder.`, { cause: error });
  }
}

async function replaceFile(path: string, text: string, runId: string): Promise<string> {
  const draft = `${path}.${runId.replaceAll(/[^\w-]/g, '')}.draft`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return path;
}
