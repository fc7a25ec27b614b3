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
  pages.addText(`${address}/component.js`, javascript, readComponent, { 'cache-control': 'private, max-age=3600' });
  pages.addText(`${address}/`, 'text/html;charset=utf-8', readPage, { 'content-security-policy': policy });
  for (const name of names)
    pages.addText(`${address}/openapi/${name}.json`, 'application/json', () => readContract(name));
  pages.addFolder({ address, path, policy });
}

const names = ['admin', 'documents', 'sandbox'] as const;

/** The page contains the operations as plain text, which is visible until the component has started. */
async function readPage(): Promise<string> {
  const { default: handlebars } = await import('handlebars');
  const template = handlebars.compile(await readFile(`${path()}index.hbs`, 'utf8'));
  const documents = await Promise.all(
    names.map(async (name) => documentOf(name, JSON.parse(await readContract(name)))),
  );
  const prose = (text: string) => {
    const escaped = handlebars.escapeExpression(text).replace(/&#x60;(.*?)&#x60;/g, '<code>$1</code>');
    return new handlebars.SafeString(escaped.replace(/\*\*(.*?)\*\*/g, '<b>$1</b>'));
  };
  return template({ documents }, { helpers: { prose } });
}

/** The ids of the operations are the ones in the links of the component. */
function documentOf(
  name: string,
  { info, paths }: { info: object; paths: Record<string, Record<string, { tags?: string[] }>> },
) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { tags, ...operation }]) => {
      const tag = tags?.[0]?.toLowerCase().replace(' ', '-');
      const verb = method.toUpperCase();
      return tag ? { ...operation, path, verb, id: `${name}/tag/${tag}/${verb}${path}` } : [];
    }),
  );
  return { info, operations };
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
export async function readContract(name: (typeof names)[number]): Promise<string> {
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
