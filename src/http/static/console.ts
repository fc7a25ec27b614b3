import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { errors } from '../../contract/generated/errors.ts';
import { operationTable } from '../../contract/operation.ts';
import { takeResponse } from '../answers/common-headers.ts';
import { localPage } from './local-page.ts';
import { pagePolicy } from './page-policy.ts';

const folder = fileURLToPath(new URL('../../console/page/', import.meta.url));

export function addConsole(app: FastifyInstance, controlKey: string | undefined): void {
  const page = localPage(controlKey);
  let files: RequestHandler | undefined;
  let differ: RequestHandler | undefined;
  let library: Promise<string> | undefined;
  let facts: string | undefined;

  app.get('/_sandbox/console', page, ({ prefix }, reply) => reply.redirect(`${prefix}/_sandbox/console/`, 308));
  app.get('/_sandbox/console/lib.js', page, async (_request: FastifyRequest, reply: FastifyReply) => {
    library ??= readFile(fileURLToPath(import.meta.resolve('htm/preact/standalone')), 'utf8');
    const script = await library;
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(script);
  });
  app.get('/_sandbox/console/contract.json', page, async (_request: FastifyRequest, reply: FastifyReply) => {
    facts ??= JSON.stringify(contractFacts());
    return reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }).send(facts);
  });
  app.get('/_sandbox/console/vendor/diff/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    differ ??= (await import('sirv')).default(fileURLToPath(new URL('.', import.meta.resolve('diff'))), { etag: true });
    return sendFile(request, reply, differ, '/_sandbox/console/vendor/diff');
  });
  app.get('/_sandbox/console/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    files ??= (await import('sirv')).default(folder, { dev: true });
    return sendFile(request, reply, files, '/_sandbox/console');
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, files: RequestHandler, base: string): FastifyReply {
  request.raw.url = request.url.slice(base.length);
  takeResponse(reply);
  reply.raw.setHeader('content-security-policy', pagePolicy);
  files(request.raw, reply.raw, () => {
    reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    reply.raw.end('The console has no such file. It begins at /_sandbox/console/\n');
  });
  return reply;
}

interface KnownError {
  title: string;
  when: string;
  remedy: string;
  register: string;
  decision?: string;
  claims?: readonly string[];
}

export function contractFacts() {
  return {
    errors: Object.fromEntries(Object.entries<KnownError>(errors).map(([code, error]) => [code, factsOf(code, error)])),
    operations: Object.fromEntries(
      Object.values(operationTable)
        .filter((entry) => entry.interface !== 'sandbox')
        .map(({ id, method, path, ...entry }) => {
          return [id, { method, path, page: `register/operations-${entry.interface}.html#${anchor(id)}` }];
        }),
    ),
  };
}

function factsOf(code: string, { title, when, remedy, register, decision, claims = [] }: KnownError) {
  const clauses = [
    { text: `error ${code}`, page: `register/errors.html#${register}-${anchor(code)}` },
    ...claims.map((claim) => ({ text: `statement ${claim}`, page: `register/claims.html#${claim.toLowerCase()}` })),
    ...(decision === undefined
      ? []
      : [{ text: `decision ${decision}`, page: `register/decisions.html#${decision.toLowerCase()}` }]),
  ];
  return { title, when, remedy, clauses };
}

function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
