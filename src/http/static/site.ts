import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
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
  let building: ChildProcess | undefined;
  let files: RequestHandler | undefined;

  app.addHook('onClose', async () => void building?.kill('SIGTERM'));
  app.get('/_sandbox/docs', page, ({ prefix }, reply) => reply.redirect(`${prefix}/_sandbox/docs/`, 308));
  app.get('/_sandbox/docs/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(`${built}index.html`) || isRunning(building)) {
      if (existsSync(builder) && isVisit(request)) building ??= startBuild(builder);
      return sendUnbuilt(reply, isRunning(building));
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

function sendUnbuilt(reply: FastifyReply, isBuilding: boolean): FastifyReply {
  const looks = "default-src 'none'; style-src 'unsafe-inline'";
  return reply
    .code(200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': looks,
      'cache-control': 'no-store',
    })
    .send(unbuiltPage(isBuilding));
}

/** The output of the sandbox shows why a build failed. */
function startBuild(builder: string): ChildProcess {
  return spawn(process.execPath, [builder, 'scripts/docs.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

function isRunning(build: ChildProcess | undefined): boolean {
  return build?.exitCode === null && build.signalCode === null;
}

function notFound({ raw }: FastifyReply, built: string): void {
  raw.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  raw.end(readFileSync(`${built}404.html`));
}

const template = new URL('./unbuilt.html', import.meta.url);

export function unbuiltPage(isBuilding: boolean): string {
  const refresh = isBuilding ? '<meta http-equiv="refresh" content="3">' : '';
  return readFileSync(template, 'utf8').replace('<!-- refresh -->', refresh);
}
