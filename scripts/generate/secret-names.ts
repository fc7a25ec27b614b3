import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { banner, generated, root } from './files.ts';

export async function secretNames(): Promise<[string, string][]> {
  const { whole, ends } = parse(await readFile(`${root}scripts/generate/secret-names.yaml`, 'utf8'));
  const docs = '/** A name in lower case, without hyphens, underscores and dots, whose value is a secret. */';
  const text = `${banner.replace('openapi/', 'scripts/generate/secret-names.yaml')}\n${docs}\nexport const secretName =\n  /^(?:${whole.join('|')})$|(?:${ends.join('|')})s?$/;\n`;
  return [`${generated}/secret-names.ts`, `${root}conformance/session/generated/secret-names.ts`].map((path) => [
    path,
    text,
  ]);
}
