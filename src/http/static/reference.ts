import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { withoutValidators } from '../input/without-validators.ts';
import { LocalPages, policyOf } from './local-page.ts';

const address = '/_sandbox/reference';
const path = () => fileURLToPath(new URL('../../reference/page/', import.meta.url));

/** Inline styles are allowed, because the API reference writes its styles into the page. */
const policy = policyOf("style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", 'font-src data:');

export function addReference(app: FastifyInstance, controlKey: string | undefined): void {
  const pages = new LocalPages(app, controlKey);
  const javascript = 'text/javascript; charset=utf-8';
  pages.addRedirect(address);
  pages.addText(`${address}/component.js`, javascript, readComponent, 'private, max-age=3600');
  for (const name of ['admin', 'documents', 'sandbox'] as const)
    pages.addText(`${address}/openapi/${name}.json`, 'application/json', () => readContract(name));
  pages.addFolder({ address, path, policy });
}

const script = '/js/scalar.js';

/** The npm package is imported only when a user opens the API reference, because the import is slow. */
async function readComponent(): Promise<string> {
  const plugin = await import('@scalar/fastify-api-reference');
  const app = fastify(withoutValidators);
  await app.register(plugin.default, { routePrefix: '/', configuration: { url: 'unused.json' } });
  const { payload, statusCode } = await app.inject(script);
  await app.close();
  if (statusCode !== 200) throw new Error(`the reference component answered ${statusCode} to GET ${script}`);
  return payload;
}

const folder = fileURLToPath(new URL('../../../dist/openapi/', import.meta.url));

/** By default, requests from the API reference omit optional parameters, because some of them exclude each other. */
export async function readContract(name: 'admin' | 'documents' | 'sandbox'): Promise<string> {
  const text = await readFile(`${folder}${name}.json`, 'utf8');
  return JSON.stringify(JSON.parse(text, (_key, value) => (isOption(value) ? withoutSending(value) : value)));
}

interface Option {
  in: 'query' | 'header';
  required?: boolean;
  example: unknown;
}

function isOption(value: unknown): value is Option {
  if (typeof value !== 'object' || value === null || !('in' in value && 'example' in value)) return false;
  return !('required' in value && value.required === true);
}

function withoutSending({ example, ...parameter }: Option): object {
  return { ...parameter, examples: { example: { value: example, 'x-disabled': true } } };
}
