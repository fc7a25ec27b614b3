import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { localPage } from './local-page.ts';
import { readComponent } from './reference-component.ts';
import { readContract } from './reference-contract.ts';

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

  app.get('/_sandbox/reference', local, (_request, reply) => reply.redirect('/_sandbox/reference/', 308));
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
  reply.hijack();
  reply.raw.setHeader('content-security-policy', policy);
  files(request.raw, reply.raw, () => {
    reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    reply.raw.end('The reference has no such file. It starts at /_sandbox/reference/\n');
  });
  return reply;
}
