import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { isLocalVisit } from '../access/local-caller.ts';
import { localPage } from './local-page.ts';
import { unbuiltPage } from './unbuilt-page.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/**
 * The folder with the built documentation site, which the published npm package contains.
 * In a repository clone, the program `builder` installs missing packages and builds the site.
 */
const built = `${root}dist/docs/`;
const builder = `${root}scripts/run.mjs`;

/**
 * Serves the documentation site at `/_sandbox/docs/`.
 * In a repository clone, the first visit from this machine builds the documentation site if it is missing.
 */
export function addSite(app: FastifyInstance, controlKey: string | undefined): void {
  const page = localPage(controlKey);
  const building = new SiteBuild();
  let files: RequestHandler | undefined;

  app.addHook('onClose', async () => building.stop());
  app.get('/_sandbox/docs', page, (_request, reply) => reply.redirect('/_sandbox/docs/', 308));
  app.get('/_sandbox/docs/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(`${built}index.html`) || building.isRunning) return sendUnbuilt(request, reply, building);
    files ??= (await import('sirv')).default(built, { etag: true, dev: true });
    request.raw.url = request.url.slice('/_sandbox/docs'.length);
    reply.hijack();
    files(request.raw, reply.raw, () => notFound(reply));
    return reply;
  });
}

function sendUnbuilt(request: FastifyRequest, reply: FastifyReply, building: SiteBuild): FastifyReply {
  const { headers, socket } = request.raw;
  if (existsSync(builder) && isLocalVisit({ headers, remoteAddress: socket.remoteAddress })) building.start();
  const looks = "default-src 'none'; style-src 'unsafe-inline'";
  return reply
    .code(200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': looks,
      'cache-control': 'no-store',
    })
    .send(unbuiltPage(building.state));
}

function notFound({ raw }: FastifyReply): void {
  raw.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  raw.end(readFileSync(`${built}404.html`));
}

/** Builds the documentation site once, in a separate process. */
class SiteBuild {
  #state: 'none' | 'running' | 'failed' = 'none';
  #problem = '';
  #child: ChildProcess | undefined;

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get state(): { state: 'none' | 'running' | 'failed'; problem: string } {
    return { state: this.#state, problem: this.#problem };
  }

  start(): void {
    if (this.#state !== 'none') return;
    this.#state = 'running';
    const child = spawn(process.execPath, [builder, 'scripts/docs.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (bytes) => {
      said = (said + String(bytes)).slice(-2000);
    });
    child.on('error', (error) => this.#end(error.message));
    child.on('close', (exitCode) => this.#end(exitCode === 0 ? null : said.trim()));
    this.#child = child;
  }

  /** Ends a build in progress, so that the sandbox can exit. */
  stop(): void {
    this.#child?.kill('SIGTERM');
  }

  #end(problem: string | null): void {
    this.#state = problem === null ? 'none' : 'failed';
    this.#problem = problem ?? '';
  }
}
