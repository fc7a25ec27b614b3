import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml';

export interface RegisterRow {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
}

export const REGISTER = fileURLToPath(new URL('.', import.meta.url));

export function readRows(): RegisterRow[] {
  return readdirSync(REGISTER)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => parseRows(`conformance/requirements/${name}`, readFileSync(join(REGISTER, name), 'utf8')));
}

export function parseRows(file: string, text: string): RegisterRow[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error)
    throw new Error(
      `${file}:${lines.linePos(error.pos[0]).line}: not valid YAML: ${error.message.split(' at line ')[0]}`,
    );
  const values: unknown = document.toJS();
  if (!isSeq(document.contents) || !Array.isArray(values)) {
    throw new Error(
      `${file}:1: the file contains ${values === null ? 'nothing' : typeof values}, expected a list of requirements`,
    );
  }
  const starts = document.contents.items.map((item) => (isNode(item) ? (item.range?.[0] ?? 0) : 0));
  return values.map((value, index) => ({ file, line: lines.linePos(starts[index] ?? 0).line, value }));
}
