import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRedocly } from '../redocly/run-redocly.ts';
import { withBasisInWords } from './basis-in-words.ts';

const TEMPLATE = fileURLToPath(new URL('./reference.hbs', import.meta.url));

const REMOTE_MARK = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="12"><text y="10" fill="#5b83d6" font-family="sans-serif" font-size="10">Redoc</text></svg>',
)}`;

/** Matches a link in the menu of a reference page. */
const MENU_LINK = /<a ([^>]*)href="(\/[^"]*)" data-discover="true"/g;

export async function buildReference(project: string, name: string, target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const bundle = join(folder, `${name}.json`);
    await redocly(name, ['bundle', name, '--output', bundle], project);
    writeFileSync(bundle, JSON.stringify(withBasisInWords(JSON.parse(readFileSync(bundle, 'utf8')))));
    const options = JSON.stringify({ jsonSamplesExpandLevel: 5 });
    const looks = ['--inlineBundle', '--template', TEMPLATE, '--templateOptions.name', name, '--openapi', options];
    await redocly(name, ['build-docs', bundle, ...looks, '--output', target], project);
    const page = readFileSync(target, 'utf8').replaceAll(REMOTE_MARK, MARK);
    writeFileSync(target, page.replaceAll(MENU_LINK, '<a $1href="#$2" data-discover="true"'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function redocly(name: string, args: readonly string[], project: string): Promise<void> {
  const { exitCode, stderr } = await runRedocly(args, project);
  if (exitCode !== 0) throw new Error(`the reference of ${name} can't be built: ${stderr.trim()}`);
}
