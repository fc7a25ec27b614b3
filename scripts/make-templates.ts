// Creates the files in `fixtures/templates`. Several documents of a generated tenant can share one file.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { matchIn } from '../src/documents/provisions/provision-matches.ts';
import { extractText } from '../src/documents/text/extract-text.ts';
import { provisions } from '../src/generator/catalogue.ts';
import type { Template } from '../src/generator/documents.ts';
import { drawDocx, drawPdf, type Paragraph } from './make-documents/draw.ts';
import { allTerms, type FileType, type Terms } from './make-templates/terms.ts';

const folder = new URL('../fixtures/templates/', import.meta.url);
const created = Date.parse('2021-12-01T09:00:00Z');

interface File {
  bytes: Buffer;
  template: Template;
}

async function fileOf(terms: Terms, fileType: FileType): Promise<File> {
  const bytes = await drawn(terms, fileType);
  return described(bytes, { kind: terms.kind, fileType });
}

function drawn(terms: Terms, fileType: FileType): Buffer | Promise<Buffer> {
  const paragraphs = paragraphsOf(terms);
  if (fileType === 'pdf') return drawPdf(terms.title, paragraphs, created);
  if (fileType === 'docx') return drawDocx(paragraphs, created);
  return Buffer.from(`${paragraphs.map(({ text }) => text).join('\n\n')}\n`);
}

function paragraphsOf({ title, clauses }: Terms): Paragraph[] {
  return [
    { style: 'title', text: title },
    ...clauses.flatMap(([heading, text], index): Paragraph[] => [
      { style: 'heading', text: `${index + 1}. ${heading}` },
      { style: 'text', text },
    ]),
  ];
}

async function described(bytes: Buffer, of: Pick<Template, 'kind' | 'fileType'>): Promise<File> {
  const open = (from?: number, to?: number) => Readable.from([bytes.subarray(from, to)]);
  const size = bytes.length;
  const { text, unreadable } = await extractText(of.fileType, open, { size, owner: 'templates' });
  const found = provisions.flatMap((provision) => matchIn(provision, text) ?? []);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { bytes, template: { ...of, hash, fileSize: size, failureReason: unreadable, provisions: found, text } };
}

const files: File[] = [];
for (const terms of allTerms) for (const type of terms.types) files.push(await fileOf(terms, type));
const [first] = files;
if (first) {
  // Adds a truncated file. Documents with this file fail during processing.
  files.push(await described(first.bytes.subarray(0, 400), first.template));
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(new URL('files/', folder), { recursive: true });
const names: Record<string, string> = {};
for (const [index, { bytes, template }] of files.entries()) {
  const name = `${String(index + 1).padStart(2, '0')}.${template.fileType}`;
  names[template.hash] = name;
  writeFileSync(new URL(`files/${name}`, folder), bytes);
}
const templates = files.map(({ template }) => template);
writeFileSync(new URL('files.json', folder), JSON.stringify(names));
writeFileSync(new URL('templates.json', folder), JSON.stringify(templates));
execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(folder)], { stdio: 'inherit' });
