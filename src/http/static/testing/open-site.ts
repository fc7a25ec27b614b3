import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { addSite } from '../site.ts';

export function openSite(files: Record<string, string>, program?: string, prefix = '') {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [built, builder] = [join(folder, 'built/'), join(folder, 'build.mjs')];
  mkdirSync(built);
  mkdirSync(join(built, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(built, name), content);
  if (program !== undefined) writeFileSync(builder, program);
  const app = fastify();
  app.decorateRequest('prefix', prefix);
  app.decorateRequest('commonHeaders', { getter: () => [] });
  addSite(app, undefined, { built, builder });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return {
    built,
    get: (path: string, headers = {}) => app.inject({ url: `/_sandbox/docs/${path}`, headers }),
    close: () => app.close(),
  };
}
