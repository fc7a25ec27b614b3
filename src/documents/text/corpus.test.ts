import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { programPath } from '../../../scripts/proxies/testing/start-program.ts';
import { folded } from '../terms/folded-text.ts';
import { readFile as readDocument } from './read-document.ts';

const run = promisify(execFile);
const corpus = fileURLToPath(new URL('../../../fixtures/corpus/', import.meta.url));
/** Poppler shows other letters in place of the ligatures, see findings/ghostscript-ligatures.sh. */
const misread = ['ghostscript-ligatures.pdf'];
const files = Object.keys(JSON.parse(readFileSync(join(corpus, 'texts.json'), 'utf8')));
const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
const areInstalled = ['soffice', 'pdftotext'].every((program) => programPath(program) !== undefined);

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Programs place numbers of notes and pages, accents and hyphens at line ends differently, so only letters count.
 * Poppler shows ï as a dotless i with two dots.
 */
function wordsOf(text: string): Set<string> {
  const letters = text.replaceAll('-\n', '').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  return new Set(folded(letters).match(/\p{L}{3,}/gu));
}

async function converted(path: string, format: string): Promise<string> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, path]);
  return join(folder, basename(path).replace(/\w+$/, format.replace(/:.*/, '')));
}

const pageText = async (path: string) => (await run('pdftotext', [path, '-'])).stdout;

async function textOfOthers(path: string): Promise<string> {
  if (extname(path) === '.pdf') return pageText(path);
  const exported = await readFile(await converted(path, 'txt:Text:UTF8'), 'utf8');
  return exported + (await pageText(await converted(path, 'pdf')));
}

test.skipIf(!areInstalled).each(files.filter((name) => !misread.includes(name)))(
  'no word of %s is missing that LibreOffice or Poppler shows',
  async (name) => {
    const { text } = await readDocument(extname(name).slice(1), await readFile(join(corpus, name)));
    const ours = wordsOf(String(text));
    const theirs = wordsOf(await textOfOthers(join(corpus, name)));
    expect(theirs.size).toBeGreaterThan(0);
    expect([...theirs].filter((word) => !ours.has(word))).toEqual([]);
  },
);
