import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../generate/files.ts';

interface IncludedPackages {
  pages: string[];
  code: string[];
  withoutFile: Record<string, string>;
}

const included: IncludedPackages = parse(readFileSync(new URL('./included-packages.yaml', import.meta.url), 'utf8'));
const { pages: inThePages, withoutFile } = included;

export const inTheCode: readonly string[] = included.code;

const permission = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including without
limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software,
and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

export function includedLicences(): string {
  const byText = Map.groupBy([...inThePages, ...inTheCode], licenceOf);
  return [...byText].map(([text, paths]) => `${paths.map(heading).join('\n')}\n\n${text}\n`).join('\n');
}

function heading(path: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folderOf(path)}/package.json`, 'utf8'));
  return `---- ${name} ${version}`;
}

function licenceOf(path: string): string {
  const file = readdirSync(folderOf(path)).find((each) => /^licen[cs]e/i.test(each));
  if (file !== undefined) return readFileSync(join(folderOf(path), file), 'utf8').trim();
  const notice = withoutFile[path];
  if (notice === undefined) throw new Error(`${path} has no license file`);
  return `MIT License\n\n${notice}\n\n${permission}`;
}

function folderOf(path: string): string {
  return `${root}node_modules/${path}`;
}
