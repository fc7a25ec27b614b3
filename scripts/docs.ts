import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { buildReference } from './docs/build-reference.ts';
import { makePages } from './docs/make-pages.ts';
import { presentInterfaces } from './redocly/interfaces.ts';

/**
 * Builds the site: `site/` for the root of any host, and `dist/docs/` as the sandbox serves it below `/_sandbox/docs/`.
 * A build that fails leaves what was built before.
 */
const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(project, 'dist', '.docs-'));
try {
  const pages = await makePages(project);
  console.log(`${pages.length} pages are made from the contract, the register and the measurements`);
  await buildReferences(join(folder, 'reference'));
  await buildSite('/', join(project, 'site'));
  await buildSite('/_sandbox/docs/', join(project, 'dist', 'docs'));
  console.log('site/ and dist/docs/ are built');
} finally {
  rmSync(folder, { recursive: true });
}

async function buildReferences(target: string): Promise<void> {
  for (const name of presentInterfaces(project, (sentence) => console.log(sentence))) {
    await buildReference(project, name, join(target, `${name}.html`));
  }
}

async function buildSite(base: string, target: string): Promise<void> {
  const outDir = join(folder, 'site');
  await build(join(project, 'docs'), { outDir, base });
  cpSync(join(folder, 'reference'), join(outDir, 'reference'), { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(outDir, target);
}
