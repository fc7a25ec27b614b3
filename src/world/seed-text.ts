import { createRequire } from 'node:module';
import { duplicateFaults } from './seed-duplicates.ts';
import type { SeedFile } from './seed-file.ts';
import { isSeedFile, shapeFaults } from './seed-schema.ts';
import type { Path, SeedFault } from './seed-shape.ts';

/** A seed file that was read and checked, and the lines on which its values stand. */
export interface SeedText {
  seed: SeedFile;
  lineOf: (path: Path) => number;
}

const load = createRequire(import.meta.url);

/** Reads a world as a person wrote it. Throws one error that names every fault with file and line. */
export function readSeed(text: string, file: string): SeedText {
  // Most starts read no YAML, so its reader is not loaded with them.
  const { isNode, LineCounter, parseDocument }: typeof import('yaml') = load('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const broken = document.errors.map(({ message, pos: [at] }) => `${file}:${lineAt(at)}: ${message}`);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const seed: unknown = document.toJS();
  if (!isSeedFile(seed)) throw seedError(shapeFaults(seed), file, lineOf);
  const twice = duplicateFaults(seed);
  if (twice.length > 0) throw seedError(twice, file, lineOf);
  return { seed, lineOf };
}

export function seedError(faults: readonly SeedFault[], file: string, lineOf: SeedText['lineOf']): Error {
  const told = faults.map(({ path, message }) => `${file}:${lineOf(path)}: ${placeOf(path)} ${message}`);
  return new Error(told.join('\n'));
}

/** `users[3].role` */
function placeOf(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return steps === '' ? 'the file' : steps.replace(/^\./, '');
}
