import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildReference } from './docs/build-reference.ts';
import { makePages } from './docs/make-pages.ts';
import { writeMarkdownSite } from './docs/markdown-site.ts';
import { placeSite, provisionalBase, readBase } from './docs/place-site.ts';
import { runChild } from './run-child.mjs';

/**
 * Builds two copies of the documentation: `site/` for any web server, and `dist/docs/` for the sandbox.
 * The option `--base /path/` sets the URL path of the pages in `site/`.
 * If the build fails, the previous documentation stays unchanged.
 */
const base = readBase(process.argv.slice(2));
const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(project, 'dist', '.docs-'));
try {
  const pages = await makePages(project);
  console.log(`${pages.length} pages were generated from the contract, the requirements and the measurements`);
  const built = join(folder, 'built');
  await buildSite(built);
  await buildReferences(join(built, 'reference'));
  writeMarkdownSite(join(project, 'docs'), built);
  for (const [target, path] of [
    ['site', base],
    ['dist/docs', '/_sandbox/docs/'],
  ] as const) {
    const copy = join(folder, 'copy');
    placeSite(built, path, copy);
    rmSync(join(project, target), { recursive: true, force: true });
    renameSync(copy, join(project, target));
  }
  console.log('site/ and dist/docs/ are built');
} finally {
  rmSync(folder, { recursive: true });
}

async function buildReferences(target: string): Promise<void> {
  for (const name of ['admin', 'documents', 'sandbox']) {
    await buildReference(project, name, join(target, `${name}.html`));
  }
}

async function buildSite(outDir: string): Promise<void> {
  const vitepress = join(project, 'node_modules/vitepress/bin/vitepress.js');
  const parameters = [vitepress, 'build', 'docs', '--base', provisionalBase, '--outDir', outDir];
  const { exitCode } = await runChild(process.execPath, parameters, { cwd: project, stdio: 'inherit' });
  if (exitCode !== 0) throw new Error(`VitePress ended with exit code ${exitCode}: site/ and dist/docs/ are unchanged`);
}
