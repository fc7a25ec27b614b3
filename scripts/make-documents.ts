import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { matchIn } from '../src/documents/provisions/provision-matches.ts';
import { extractText } from '../src/documents/text/extract-text.ts';
import type { SeedDocument, SeedDocuments } from '../src/tenant/seed.ts';
import { draw, nameOf } from './make-documents/draw.ts';
import { type Plan, plans } from './make-documents/plan.ts';

/**
 * Generates the documents of the sample tenant aurora: the files in `fixtures/documents/files` and the document data.
 */
const folder = new URL('../fixtures/documents/', import.meta.url);
const provisions = [
  { name: 'Confidentiality', provisionTags: ['confidential information'] },
  { name: 'Force Majeure', provisionTags: ['event beyond its reasonable control'] },
  { name: 'Indemnity', provisionTags: ['shall indemnify'] },
  { name: 'Limitation of Liability', provisionTags: ['aggregate liability', 'liability cap'] },
  { name: 'Non-Compete', provisionTags: ['direct competitor'] },
  { name: 'Termination for Cause', provisionTags: ['terminate for cause'] },
];

type Bytes = { plan: Plan; name: string; bytes: Buffer; status: SeedDocument['status'] };

/** Generates the files of all sample documents. One file is truncated. The last two documents are never processed. */
async function files(): Promise<Bytes[]> {
  const all = plans();
  const broken = all.findIndex(({ kind, type }) => kind === 'Lease' && type === 'pdf');
  return Promise.all(
    all.map(async (plan, index): Promise<Bytes> => {
      const bytes = await draw(plan);
      if (index === broken)
        return { plan, name: 'Scan of annex B.pdf', bytes: bytes.subarray(0, 400), status: 'FAILED' };
      return { plan, name: nameOf(plan), bytes, status: index < all.length - 2 ? 'READY' : 'IN_PROGRESS' };
    }),
  );
}

async function record({ plan, name, bytes, status }: Bytes, index: number): Promise<SeedDocument> {
  const { text, unreadable } = await extractText(plan.type, (from, to) => Readable.from([bytes.subarray(from, to)]), {
    size: bytes.length,
    owner: 'fixtures',
  });
  if ((unreadable !== null) !== (status === 'FAILED')) throw new Error(`${name} is ${status}, but: ${unreadable}`);
  const passed = status === 'IN_PROGRESS' ? 0 : 4_000 + (index % 7) * 1_000;
  return {
    documentId: String(index + 1),
    docId: plan.docId,
    docSetId: String(plan.set),
    version: plan.version,
    name,
    path: plan.folder,
    status,
    failureReason: unreadable,
    fileType: plan.type,
    fileSize: bytes.length,
    dateCreated: new Date(plan.created).toISOString(),
    dateModified: new Date(plan.created + passed).toISOString(),
    fields: status === 'FAILED' ? [] : fieldsOf(plan),
    provisions: status === 'READY' ? found(text) : [],
    hash: createHash('sha256').update(bytes).digest('hex'),
    text,
  };
}

function found(text: string): SeedDocument['provisions'] {
  return provisions.flatMap((provision) => matchIn(provision, text) ?? []);
}

function fieldsOf(plan: Plan): SeedDocument['fields'] {
  const isJob = plan.kind === 'Employment Agreement';
  const values: [string, string | number | boolean][] = [
    ['Agreement Type', plan.kind],
    ['Auto Renewal', plan.renews],
    ['Contract Value', plan.value],
    ['Counterparty', isJob ? plan.person : plan.party.name],
    ['Currency', plan.party.currency],
    ['Effective Date', plan.effective],
    ['Expiration Date', plan.expiration],
    ['Governing Law', plan.party.law],
    ['Regions', plan.party.region],
    ['Term', plan.term],
  ];
  return values.map(([name, value]) => ({ name, values: [{ value }] }));
}

const made = await files();
const documents = await Promise.all(made.map(record));
rmSync(folder, { recursive: true, force: true });
mkdirSync(new URL('files/', folder), { recursive: true });
const names: Record<string, string> = {};
for (const [index, { bytes, name }] of made.entries()) {
  const file = `${String(index + 1).padStart(3, '0')} ${name}`;
  names[(documents[index] as SeedDocument).hash] = file;
  writeFileSync(new URL(`files/${encodeURIComponent(file)}`, folder), bytes);
}
const seed: SeedDocuments = { provisions, documents };
writeFileSync(new URL('aurora.json', folder), JSON.stringify(seed));
writeFileSync(new URL('files.json', folder), JSON.stringify(names));
execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(folder)], { stdio: 'inherit' });
