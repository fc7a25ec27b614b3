import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workKinds } from '../sandbox/work-kinds.ts';
import { incomingFaults } from '../tenant/archive/incoming-row.ts';
import type { CollectionName } from '../tenant/collections.ts';
import type { DocumentRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { makeWorld } from './generate.ts';
import type { GeneratorOptions } from './order.ts';

const stories = [undefined, 'merger', 'reorganisation', 'growth', 'hostile'] as const;
const small = { users: 60, departments: 30, documents: 40, seed: 7 };

type Given = Omit<GeneratorOptions, 'story'> & { story?: GeneratorOptions['story'] | undefined };

function made({ story, ...order }: Given): TenantData {
  const making = makeWorld('trial', { ...order, ...(story && { story }) }, workKinds);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

function digestOf({ rows }: TenantData): string {
  const hash = createHash('sha256');
  for (const [name, collection] of Object.entries(rows)) hash.update(`${name}${JSON.stringify(collection.list())}`);
  return hash.digest('hex').slice(0, 16);
}

/** The digest of the generated data must be the same on every machine and with every version of Node. */
test.each([
  [undefined, '271be469623ca370'],
  ['merger', 'ffade93a741cb9b0'],
  ['reorganisation', 'e36fc576f077ab50'],
  ['growth', 'a2f8e9222283c759'],
  ['hostile', '6e77ad74198a6c1a'],
] as const)('the data of the story %s is the same on every machine', (story, digest) => {
  expect(digestOf(made({ ...small, story }))).toBe(digest);
  expect(digestOf(made({ ...small, story }))).toBe(digest);
});

test('another seed gives other data', () => {
  expect(digestOf(made({ ...small, seed: 8 }))).not.toBe(digestOf(made(small)));
});

test.each(stories)('more users, departments and documents change no other row of the story %s', (story) => {
  const before = made({ ...small, story }).rows;
  const moreUsers = made({ ...small, story, users: 900 }).rows;
  const moreDocuments = made({ ...small, story, documents: 90 }).rows;
  expect(moreUsers.users.size - before.users.size).toBe(840);
  for (const user of before.users.list()) expect(moreUsers.users.get(Number(user.id))).toEqual(user);
  expect(moreUsers.departments.list()).toEqual(before.departments.list());
  const withoutRevision = ({ revision, ...row }: DocumentRow) => row;
  expect(moreDocuments.documents.list(0, 40).map(withoutRevision)).toEqual(
    before.documents.list().map(withoutRevision),
  );
  expect(moreDocuments.users.list()).toEqual(before.users.list());
});

test('an additional department gets members and changes no other department and no name', () => {
  const before = made(small).rows;
  const after = made({ ...small, departments: 31 }).rows;
  expect(after.departments.list(0, 30)).toEqual(before.departments.list());
  const without = (rows: TenantData['rows']) => rows.users.list().map(({ departments, ...user }) => user);
  expect(without(after)).toEqual(without(before));
});

test('the tenant has deleted users, several versions, a failed document and names in several scripts', () => {
  const { users, documents } = made({ ...small, users: 300, documents: 120 }).rows;
  expect(users.count('byStatus', ['deleted'])).toBeGreaterThan(3);
  expect(documents.list().some(({ version }) => version === 3)).toBe(true);
  expect(documents.count('byStatus', ['FAILED'])).toBeGreaterThan(0);
  const names = users
    .list()
    .map(({ lastName }) => lastName)
    .join('');
  for (const script of [/\p{Script=Han}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u, /\p{Script=Greek}/u]) {
    expect(names).toMatch(script);
  }
});

test('each document has a file of the package, whose size and text the record repeats', () => {
  const { documents, texts } = made(small).rows;
  const folder = new URL('../../fixtures/templates/', import.meta.url);
  const files: Record<string, string> = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8'));
  for (const { hash, fileSize, fileType, documentId, status } of documents.list()) {
    const bytes = readFileSync(new URL(`files/${files[hash]}`, folder));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect(bytes.length).toBe(fileSize);
    const text = texts.get(Number(documentId))?.text;
    if (fileType === 'txt') expect(text).toBe(bytes.toString().trimEnd());
    expect(text !== undefined).toBe(status === 'READY');
  }
});

test.each([
  [
    'merger',
    ['failed', 'queued', 'running', 'succeeded'],
    ['cancelled', 'completed', 'completed with errors', 'failed'],
  ],
  ['reorganisation', ['failed', 'queued', 'running', 'succeeded'], ['completed with errors']],
  ['growth', ['failed', 'queued', 'running', 'succeeded'], ['completed', 'completed with errors', 'failed']],
  ['hostile', ['failed', 'queued', 'running', 'succeeded'], ['completed with errors']],
] as const)('the story %s has jobs and imports with every result', (story, jobs, imports) => {
  const { rows } = made({ ...small, story });
  const states = (list: readonly { status: string }[]) => [...new Set(list.map(({ status }) => status))].sort();
  expect(states(rows.jobs.list())).toEqual(jobs);
  expect(states(rows.imports.list())).toEqual([...imports, 'awaiting acknowledgement', 'pending'].sort());
});

test('a reorganisation deletes departments and all references to them', () => {
  const { rows } = made({ ...small, users: 300, story: 'reorganisation' });
  const deleted = rows.jobs.list().filter(({ kind, status }) => kind === 'department delete' && status === 'succeeded');
  const ids = deleted.flatMap(({ result }) => result?.entries.map(({ id }) => id) ?? []);
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    expect(rows.departments.get(Number(id))).toBeUndefined();
    expect(rows.users.count('byDepartment', [Number(id)])).toBe(0);
  }
});

test('hostile data has the extremes of the contract', () => {
  const { rows } = made({ ...small, users: 700, story: 'hostile' });
  const names = rows.departments.list().map(({ name }) => name);
  expect(Math.max(...names.map((name) => [...name].length))).toBe(1_000);
  expect(names).toEqual(expect.arrayContaining(['Sales', 'SALES', 'sales', 'Caf\u00e9', 'Cafe\u0301', 'Level 100']));
  const large = rows.departments.list().find(({ name }) => name === 'Five hundred members');
  expect(rows.users.count('byDepartment', [Number(large?.id)])).toBe(500);
  expect(Math.max(...rows.folders.list().map(({ path }) => path.length))).toBe(4_096);
  const documents = rows.documents.list();
  expect(Math.max(...documents.map(({ docId }) => [...(docId ?? '')].length))).toBe(255);
  expect(Math.max(...documents.map(({ name }) => [...name].length))).toBe(255);
  expect(rows.users.list().some(({ email }) => email === 'a@b')).toBe(true);
});

test.each([0, 1, 9])('a story also runs with %s users, departments and documents', (count) => {
  for (const story of stories) {
    const { rows } = made({ users: count, departments: count, documents: count, story });
    expect(rows.users.size).toBeGreaterThanOrEqual(count + 3);
  }
});

test.each(stories)('each row of the story %s follows the rules for archives and seeds', (story) => {
  for (const [collection, rows] of Object.entries(made({ ...small, story }).rows)) {
    for (const row of rows.list()) expect(incomingFaults(collection as CollectionName, row)).toEqual([]);
  }
});
