import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';
import { pagePolicy } from './page-policy.ts';

const file = new URL('../../console/page/start.html', import.meta.url);

export function addStartPage(app: FastifyInstance, controlKey: string | undefined): void {
  let page: Promise<string> | undefined;
  app.get('/', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.callNotFound();
    requireOneHost(request.raw);
    if (controlKey === undefined) requireLocalCaller(request.headers);
    page ??= readFile(file, 'utf8');
    const html = await page;
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy,
        'cache-control': 'no-cache',
        vary: 'accept',
      })
      .send(html);
  });
}
