import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'sirv';
import { isLocalVisit } from '../access/local-caller.ts';
import { localPage } from './local-page.ts';
import { SiteBuild } from './site-build.ts';
import { unbuiltPage } from './unbuilt-page.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
  app.get('/_sandbox/docs', page, (_request, reply) => reply.redirect('/_sandbox/docs/', 308));
  app.get('/_sandbox/docs/*', page, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(`${built}index.html`) || building.isRunning) {
      if (existsSync(builder) && isVisit(request)) building.start();
      return sendUnbuilt(reply, building);
    }
    files ??= (await import('sirv')).default(built, { etag: true, dev: true });
    request.raw.url = request.url.slice('/_sandbox/docs'.length);
    reply.hijack();
    files(request.raw, reply.raw, () => notFound(reply, built));
    return reply;
  });
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
  raw.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  raw.end(readFileSync(`${built}404.html`));
}
