import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { RequestHandler } from 'sirv';
import { takeResponse } from '../answers/common-headers.ts';
import { withoutValidators } from '../input/without-validators.ts';
import { localPage } from './local-page.ts';

const page = fileURLToPath(new URL('../../reference/page/', import.meta.url));

/** Inline styles are allowed, because the API reference writes its styles into the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function addReference(app: FastifyInstance, controlKey: string | undefined): void {
  const local = localPage(controlKey);
  let files: RequestHandler | undefined;
  let component: Promise<string> | undefined;

  app.get('/_sandbox/reference', local, ({ prefix }, reply) => reply.redirect(`${prefix}/_sandbox/reference/`, 308));
  app.get('/_sandbox/reference/component.js', local, async (_request: FastifyRequest, reply: FastifyReply) => {
    component ??= readComponent();
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=3600' };
    return reply.headers(headers).send(await component);
  });
  for (const name of ['admin', 'documents', 'sandbox'] as const) {
    app.get(`/_sandbox/reference/openapi/${name}.json`, local, async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }).send(await readContract(name)),
    );
  }
  app.get('/_sandbox/reference/*', local, async (request: FastifyRequest, reply: FastifyReply) => {
    files ??= (await import('sirv')).default(page, { dev: true });
    return send(request, reply, files);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, files: RequestHandler): FastifyReply {
  request.raw.url = request.url.slice('/_sandbox/reference'.length);
  takeResponse(reply);
  reply.raw.setHeader('content-security-policy', policy);
  files(request.raw, reply.raw, () => {
    reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    reply.raw.end('The reference has no such file. It starts at /_sandbox/reference/\n');
  });
  return reply;
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
