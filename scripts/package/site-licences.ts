import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../generate/files.ts';

/** npm packages whose code is part of the documentation pages. */
const inThePages = [
  '@redocly/cli',
  '@vueuse/core',
  'focus-trap',
  'mark.js',
  'minisearch',
  'tabbable',
  'vitepress',
  'vue',
];

/**
 * Returns the license texts of all npm packages whose code is included in the documentation pages.
 * Throws if a package has no license text.
 */
export function siteLicences(): string {
  return inThePages.map((name) => `${heading(name)}\n\n${licenceOf(name)}\n`).join('\n');
}

function heading(name: string): string {
  const { version } = JSON.parse(readFileSync(`${folderOf(name)}/package.json`, 'utf8'));
  return `---- ${name} ${version}`;
}

function licenceOf(name: string): string {
  const file = readdirSync(folderOf(name)).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no file that tells its licence`);
  return readFileSync(join(folderOf(name), file), 'utf8').trim();
}

function folderOf(name: string): string {
  return `${root}node_modules/${name}`;
}
