import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../generate/files.ts';

/** npm packages whose code the documentation pages contain. */
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

/** npm packages whose code the compiled files contain: the packages in `bundle.ts` and their dependencies. */
export const inTheCode = [
  '@fastify/deepmerge',
  '@fastify/error',
  '@fastify/forwarded',
  '@fastify/proxy-addr',
  'abstract-logging',
  'avvio',
  'commander',
  'content-disposition',
  'cookie',
  'fast-decode-uri-component',
  'fast-deep-equal',
  'fast-json-stringify',
  'fast-querystring',
  'fastify',
  'fastq',
  'find-my-way',
  'ipaddr.js',
  'light-my-request',
  'p-limit',
  'p-limit/node_modules/yocto-queue',
  'process-warning',
  'ret',
  'reusify',
  'rfdc',
  'safe-regex2',
  'secure-json-parse',
  'semver',
  'set-cookie-parser',
  'toad-cache',
];

/** License texts of packages without a license file. */
const withoutText: Readonly<Record<string, string>> = {
  'abstract-logging': 'Copyright (c) James Sumners\nMIT License: http://jsumners.mit-license.org/',
};

/** Returns the license texts of all npm packages whose code the package includes. Throws if a text is missing. */
export function includedLicences(): string {
  return [...inThePages, ...inTheCode].map((path) => `${heading(path)}\n\n${licenceOf(path)}\n`).join('\n');
}

function heading(path: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folderOf(path)}/package.json`, 'utf8'));
  return `---- ${name} ${version}`;
}

function licenceOf(path: string): string {
  const file = readdirSync(folderOf(path)).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? withoutText[path] : readFileSync(join(folderOf(path), file), 'utf8').trim();
  if (text === undefined) throw new Error(`${path} has no license file`);
  return text;
}

function folderOf(path: string): string {
  return `${root}node_modules/${path}`;
}
