import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { localPage } from './local-page.ts';

const folder = fileURLToPath(new URL('../../console/page/', import.meta.url));

/** Content security policy: the browser loads only files of this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  // The preview of a PDF file is a blob that the page has loaded itself.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the console at `/_sandbox/console/`, a web page for the control plane. */
export function addConsole(app: FastifyInstance, controlKey: string | undefined): void {
  const page = localPage(controlKey);
  let files: RequestHandler | undefined;
  let library: Promise<string> | undefined;

  app.get('/_sandbox/console', page, (_request, reply) => reply.redirect('/_sandbox/console/', 308));
  app.get('/_sandbox/console/lib.js', page, async (_request: FastifyRequest, reply: FastifyReply) => {
    library ??= readFile(fileURLToPath(import.meta.resolve('htm/preact/standalone')), 'utf8');
    const script = await library;
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(script);
  });
  app.get('/_sandbox/console/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    files ??= (await import('sirv')).default(folder, { dev: true });
    request.raw.url = request.url.slice('/_sandbox/console'.length);
    reply.hijack();
    reply.raw.setHeader('content-security-policy', policy);
    files(request.raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      reply.raw.end('The console has no such file. It begins at /_sandbox/console/\n');
    });
    return reply;
  });
}
