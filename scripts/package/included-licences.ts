import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../generate/files.ts';

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

export const inTheCode = [
  '@fastify/deepmerge',
  '@fastify/error',
  '@fastify/forwarded',
  '@fastify/proxy-addr',
  '@jsdevtools/ono',
  '@stoplight/http-spec',
  '@stoplight/http-spec/node_modules/@stoplight/types',
  '@stoplight/json',
  '@stoplight/json-schema-merge-allof',
  '@stoplight/json-schema-ref-parser',
  '@stoplight/json-schema-sampler',
  '@stoplight/json/node_modules/@stoplight/types',
  '@stoplight/ordered-object-literal',
  '@stoplight/path',
  '@stoplight/prism-core',
  '@stoplight/prism-http',
  '@stoplight/prism-http/node_modules/ajv-formats',
  '@stoplight/types',
  '@stoplight/yaml',
  '@stoplight/yaml-ast-parser',
  'abstract-logging',
  'accepts',
  'ajv',
  'ansi-styles',
  'avvio',
  'call-me-maybe',
  'caseless',
  'chalk',
  'color-convert',
  'color-name',
  'commander',
  'compute-gcd',
  'compute-lcm',
  'content-disposition',
  'content-type',
  'cookie',
  'fast-decode-uri-component',
  'fast-deep-equal',
  'fast-json-stringify',
  'fast-querystring',
  'fast-uri',
  'fastest-levenshtein',
  'fastify',
  'fastq',
  'find-my-way',
  'fnv-plus',
  'fp-ts',
  'has-flag',
  'ipaddr.js',
  'json-schema-compare',
  'json-schema-traverse',
  'jsonc-parser',
  'light-my-request',
  'lodash',
  'media-typer',
  'mime-db',
  'mime-types',
  'negotiator',
  'p-limit',
  'p-limit/node_modules/yocto-queue',
  'parse-multipart-data',
  'process-warning',
  'ret',
  'reusify',
  'rfdc',
  'safe-regex2',
  'safe-stable-stringify',
  'secure-json-parse',
  'seedrandom',
  'semver',
  'set-cookie-parser',
  'supports-color',
  'toad-cache',
  'tslib',
  'type-is',
  'uri-template-lite',
  'validate.io-array',
  'validate.io-function',
  'validate.io-integer',
  'validate.io-integer-array',
  'validate.io-number',
  'whatwg-mimetype',
];

const withoutFile: Readonly<Record<string, string>> = {
  '@stoplight/json-schema-merge-allof': 'Copyright (c) Martin Hansen',
  'abstract-logging': 'Copyright (c) James Sumners',
  'fnv-plus': 'Copyright (c) Travis Webb',
  'parse-multipart-data': 'Copyright (c) Ignacio Mazzara',
  seedrandom: 'Copyright 2019 David Bau',
  'uri-template-lite': 'Copyright (c) 2014-2019 Lauri Rooden <lauri@rooden.ee>',
};

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
