import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';
import { takeResponse } from '../answers/common-headers.ts';

export function localPage(controlKey: string | undefined) {
  return {
    onRequest: (request: FastifyRequest, _reply: unknown, done: () => void) => {
      requireOneHost(request.raw);
      if (controlKey === undefined) requireLocalCaller(request.headers);
      done();
    },
  };
}

/** The content security policy of a page. The page loads nothing from other servers, except by its own directives. */
export function policyOf(...own: string[]): string {
  const none = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
  return ["default-src 'none'", "script-src 'self'", "connect-src 'self'", ...own, ...none].join('; ');
}

/** Blob URLs are allowed in frames, because the console shows PDF files in frames. */
export const pagePolicy = policyOf("style-src 'self'", 'img-src data:', 'frame-src blob:');

interface Folder {
  address: string;
  path: () => string;
  policy: string;
}

/** Serves the files of a folder below an address of the sandbox. */
export class LocalPages {
  readonly #app: FastifyInstance;
  readonly #local: ReturnType<typeof localPage>;

  constructor(app: FastifyInstance, controlKey: string | undefined) {
    this.#app = app;
    this.#local = localPage(controlKey);
  }

  addFolder({ address, path, policy }: Folder): void {
    let files: RequestHandler | undefined;
    this.#app.get(`${address}/*`, this.#local, async (request: FastifyRequest, reply: FastifyReply) => {
      files ??= (await import('sirv')).default(path(), { dev: true });
      request.raw.url = request.url.slice(address.length);
      takeResponse(reply);
      reply.raw.setHeader('content-security-policy', policy);
      files(request.raw, reply.raw, () => {
        reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        reply.raw.end(`There is no such file. The pages begin at ${address}/\n`);
      });
      return reply;
    });
  }

  /** The text is made at the first request. */
  addText(
    address: string,
    type: string,
    text: () => string | Promise<string>,
    more: Record<string, string> = {},
  ): void {
    let made: string | Promise<string> | undefined;
    this.#app.get(address, this.#local, async (_request: FastifyRequest, reply: FastifyReply) => {
      made ??= text();
      return reply.headers({ 'content-type': type, 'cache-control': 'no-cache', ...more }).send(await made);
    });
  }

  addRedirect(address: string, to = `${address}/`): void {
    this.#app.get(address, this.#local, ({ prefix }, reply) => reply.redirect(`${prefix}${to}`, 308));
  }
}
