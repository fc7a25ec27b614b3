// Starts a sandbox with a small and a large tenant, or beside a sandbox that records nothing.
// Script arguments: the port, and `grown` or `observed`.
import { generateInTurns } from '../../../../src/generator/make-in-turns.ts';
import { createSandboxServer } from '../../../../src/sandbox/start.ts';
import { workKinds } from '../../../../src/sandbox/work-kinds.ts';
import { readTenantData } from '../../../../src/tenant/read-tenant-data.ts';
import type { TenantData } from '../../../../src/tenant/tenant-data.ts';
import { root } from '../../../generate/files.ts';

const [port, kind] = process.argv.slice(2);
const secret = Buffer.alloc(32, 7);
const grown = [];
if (kind === 'grown') {
  grown.push(await tenantOf('small', { users: 100, departments: 40 }, 100));
  grown.push(await tenantOf('large', { users: 100_000, departments: 10_000 }, 20_000));
}
const app = createSandboxServer({ secret, worlds: grown });
if (kind === 'observed') {
  const other = await createSandboxServer({ isObserved: false, secret }).listen({ port: 0, host: '127.0.0.1' });
  app.get('/unobserved', (_request, reply) => reply.send(other));
}
await app.listen({ port: Number(port), host: '127.0.0.1' });

async function tenantOf(name: string, order: { users: number; departments: number }, documents: number) {
  const tenantData = await generateInTurns(name, { ...order, documents: 0 }, workKinds);
  tenantData.transact(() => copyDocuments(tenantData, documents));
  return tenantData;
}

/** Copies the documents of aurora, because generated documents have few different texts. */
function copyDocuments({ rows }: TenantData, count: number): void {
  const aurora = readTenantData('aurora', `${root}fixtures/worlds/aurora.yaml`).rows;
  const ready = aurora.documents.list().filter(({ status }) => status === 'READY');
  for (let number = 1; number <= count; number++) {
    const row = ready[number % ready.length];
    if (!row) continue;
    const documentId = String(number);
    const at = new Date(Date.UTC(2026, 0, 5) + number * 60_000).toISOString();
    const own = { documentId, docId: `REF-${number}`, docSetId: documentId, version: 1, dateCreated: at };
    const value = { name: 'Contract Value', values: [{ value: (number * 7_919) % 500_000 }] };
    const fields = row.fields.map((field) => (field.name === value.name ? value : field));
    rows.documents.put({ ...row, ...own, dateModified: at, fields });
    const { text = '' } = aurora.texts.get(Number(row.documentId)) ?? {};
    rows.texts.put({ documentId, text: `${text}\nReference ${number} of lot ${(number * 7_919) % 4_001}.` });
  }
}
