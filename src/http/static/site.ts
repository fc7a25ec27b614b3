import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { isLocalVisit } from '../access/local-caller.ts';
import { takeResponse } from '../answers/common-headers.ts';
import { localPage } from './local-page.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const base = '/_sandbox/docs/';

/** One year in seconds, because a changed file gets another name. */
const hashed = 'public, max-age=31536000, immutable';

interface SitePlaces {
  built: string;
  builder: string;
}

const ownPlaces: SitePlaces = { built: `${root}dist/docs/`, builder: `${root}scripts/run.mjs` };

export function addSite(app: FastifyInstance, controlKey: string | undefined, places = ownPlaces): void {
  const { built, builder } = places;
  const page = localPage(controlKey);
  const building = new SiteBuild(() => spawnBuild(builder));
  let files: RequestHandler | undefined;

  app.addHook('onClose', async () => building.stop());
  app.get('/_sandbox/docs', page, ({ prefix }, reply) => reply.redirect(`${prefix}/_sandbox/docs/`, 308));
  app.get('/_sandbox/docs/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(`${built}index.html`) || building.isRunning) {
      if (existsSync(builder) && isVisit(request)) building.start();
      return sendUnbuilt(reply, building);
    }
    files ??= (await import('sirv')).default(built, { etag: true, dev: true, setHeaders: nameCharset });
    request.raw.url = request.url.slice(base.length - 1);
    const text = request.prefix ? textFile(built, request.raw.url) : undefined;
    if (text)
      return reply.type(text.type).send(readFileSync(text.file, 'utf8').replaceAll(base, request.prefix + base));
    takeResponse(reply);
    // VitePress puts a hash of the content into the names of these files.
    if (request.raw.url.startsWith('/assets/')) reply.raw.setHeader('cache-control', hashed);
    files(request.raw, reply.raw, () => notFound(reply, built));
    return reply;
  });
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
};

/** Without a charset, browsers do not read Markdown as UTF-8. */
function nameCharset(response: ServerResponse, path: string): void {
  if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
  if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
}

/** Returns the file for a URL if the file can contain the URL path of the site. */
function textFile(built: string, url: string): { file: string; type: string } | undefined {
  const path = decodeURIComponent(new URL(url, 'http://site').pathname);
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = names.map((name) => join(built, name)).find((each) => each.startsWith(built) && existsSync(each));
  const type = file && types[extname(file).slice(1)];
  return file && type ? { file, type } : undefined;
}

function isVisit({ raw: { headers, socket } }: FastifyRequest): boolean {
  return isLocalVisit({ headers, remoteAddress: socket.remoteAddress });
}

function sendUnbuilt(reply: FastifyReply, building: SiteBuild): FastifyReply {
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

function spawnBuild(builder: string) {
  return spawn(process.execPath, [builder, 'scripts/docs.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}

function notFound({ raw }: FastifyReply, built: string): void {
  raw.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  raw.end(readFileSync(`${built}404.html`));
}

const template = new URL('./unbuilt.html', import.meta.url);

export function unbuiltPage({ state, problem }: { state: 'none' | 'running' | 'failed'; problem: string }): string {
  const news = {
    none: '<p>The documentation is not part of this installation.</p>',
    running: `<p>The documentation is being built, which takes about half a minute. The first build also installs packages, which
takes one to two minutes. This page reloads until the build is finished.</p>`,
    failed: `<p>The documentation could not be built:</p><pre>${escaped(problem)}</pre>`,
  }[state];
  const refresh = state === 'running' ? '<meta http-equiv="refresh" content="3">' : '';
  return readFileSync(template, 'utf8')
    .replace('<!-- refresh -->', refresh)
    .replace('<!-- news -->', () => news);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

type BuildProcess = ChildProcessByStdio<null, null, Readable>;

export class SiteBuild {
  readonly #spawn: () => BuildProcess;
  #state: 'none' | 'running' | 'failed' = 'none';
  #problem = '';
  #child: BuildProcess | undefined;

  constructor(spawn: () => BuildProcess) {
    this.#spawn = spawn;
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get state(): { state: 'none' | 'running' | 'failed'; problem: string } {
    return { state: this.#state, problem: this.#problem };
  }

  start(): void {
    if (this.#state !== 'none') return;
    this.#state = 'running';
    const child = this.#spawn();
    let said = '';
    child.stderr.on('data', (bytes) => {
      said = (said + String(bytes)).slice(-2000);
    });
    child.on('error', (error) => this.#end(error.message));
    child.on('close', (exitCode) => this.#end(exitCode === 0 ? null : said.trim()));
    this.#child = child;
  }

  stop(): void {
    this.#child?.kill('SIGTERM');
  }

  #end(problem: string | null): void {
    if (!this.isRunning) return;
    this.#state = problem === null ? 'none' : 'failed';
    this.#problem = problem ?? '';
  }
}
