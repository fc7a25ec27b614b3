import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { formatFinding, lintContracts } from '../lint-contracts.ts';

const SOUND = fileURLToPath(new URL('./sound', import.meta.url));
const PLUGIN = fileURLToPath(new URL('../plugin.ts', import.meta.url));

/**
 * A replacement of text in a contract file. `from` is the old text, and `to` is the new text.
 * If `from` is missing, the text `to` replaces the whole content of the file.
 */
export interface Edit {
  readonly file: string;
  readonly from?: string;
  readonly to: string;
}

export async function withBroken<T>(edits: readonly Edit[], use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    cpSync(SOUND, folder, { recursive: true });
    for (const edit of edits) apply(edit, folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function lintBroken(rule: string, edits: readonly Edit[], options: object = {}): Promise<string[]> {
  return withBroken(edits, async (folder) => {
    configure(folder, { [`contract/${rule}`]: { severity: 'error', ...options } });
    return (await lintContracts(folder)).map(formatFinding);
  });
}

export function configure(folder: string, rules: object): void {
  const apis = { things: { root: 'openapi/things/openapi.yaml' }, parts: { root: 'openapi/parts/openapi.yaml' } };
  writeFileSync(join(folder, 'redocly.yaml'), stringify({ apis, plugins: [PLUGIN], rules }));
}

function apply({ file, from, to }: Edit, folder: string): void {
  const path = join(folder, file);
  if (from === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, to);
    return;
  }
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" to be changed`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
