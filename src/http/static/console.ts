import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../../contract/generated/errors.ts';
import { operationTable } from '../../contract/operation.ts';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';
import { LocalPages, pagePolicy } from './local-page.ts';

const address = '/_sandbox/console';
const path = () => fileURLToPath(new URL('../../console/page/', import.meta.url));

export function addConsole(app: FastifyInstance, controlKey: string | undefined): void {
  const pages = new LocalPages(app, controlKey);
  const library = () => readFile(fileURLToPath(import.meta.resolve('htm/preact/standalone')), 'utf8');
  pages.addRedirect(address);
  pages.addText(`${address}/lib.js`, 'text/javascript; charset=utf-8', library);
  pages.addText(`${address}/contract.json`, 'application/json', () => JSON.stringify(contractFacts()));
  pages.addFolder({ address, path, policy: pagePolicy });
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

const file = new URL('../../console/page/start.html', import.meta.url);

export function addStartPage(app: FastifyInstance, controlKey: string | undefined): void {
  let page: Promise<string> | undefined;
  const pages = new LocalPages(app, controlKey);
  for (const address of ['/_sandbox', '/_sandbox/']) pages.addRedirect(address, '/');
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
