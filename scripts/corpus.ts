// Compares the texts that the sandbox reads from fixtures/corpus with those of LibreOffice and Poppler.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folded } from '../src/documents/terms/folded-text.ts';
import { readFile as readDocument } from '../src/documents/text/read-document.ts';
import { root } from './generate/files.ts';

const run = promisify(execFile);
const corpus = `${root}fixtures/corpus`;

const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
try {
  for (const file of await readdir(corpus)) await compare(file);
} catch (error) {
  if (!isMissing(error)) throw error;
  console.log(`The comparison needs the programs soffice and pdftotext. ${error.path} is not installed.`);
} finally {
  await rm(folder, { recursive: true });
}

async function compare(file: string): Promise<void> {
  const path = join(corpus, file);
  const type = file.slice(file.lastIndexOf('.') + 1);
  const { text = '', unreadable } = await readDocument(type, await readFile(path));
  if (unreadable !== undefined) return console.log(`${file}: ${unreadable}`);
  const ours = new Set(wordsOf(`${text}\n${text.replaceAll('-\n', '')}`));
  const theirs = wordsOf(
    type === 'pdf' ? await pageText(path) : `${await exported('txt', path)}${await printed(path)}`,
  );
  const missing = [...new Set(theirs)].filter((word) => !ours.has(word));
  console.log(`${file}: ${missing.length === 0 ? 'the same words' : `missing: ${missing.join(', ')}`}`);
  if (missing.length > 0) process.exitCode = 1;
}

/** Numbers of notes and pages stand directly at words, and differ between programs. */
function wordsOf(text: string): string[] {
  return folded(text).match(/\p{L}{3,}/gu) ?? [];
}

async function exported(format: string, path: string): Promise<string> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const target = format === 'txt' ? 'txt:Text:UTF8' : format;
  await run('soffice', [profile, '--headless', '--convert-to', target, '--outdir', folder, path]);
  return readFile(join(folder, path.slice(path.lastIndexOf('/') + 1).replace(/\w+$/, format)), 'utf8');
}

async function printed(path: string): Promise<string> {
  await exported('pdf', path);
  return pageText(join(folder, path.slice(path.lastIndexOf('/') + 1).replace(/\w+$/, 'pdf')));
}

async function pageText(path: string): Promise<string> {
  return (await run('pdftotext', [path, '-'])).stdout;
}

function isMissing(error: unknown): error is Error & { path: string } {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
}
