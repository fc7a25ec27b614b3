import { Damaged } from '../../contract/damaged.ts';
import type { BodyOf, OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { schedule } from '../../jobs/due.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { CollectionName } from '../../tenant/collections.ts';
import { findById } from '../../tenant/ids.ts';
import type { WorkKindName } from '../../tenant/rows.ts';
import { readSeed } from '../../tenant/seeds/read-seed.ts';
import { SeedRefusal } from '../../tenant/seeds/seed-messages.ts';
import { inSlices } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import { jsonStream } from '../json-stream.ts';
import type { ContentAnswer, ControlOperations, ControlParts, ControlRequest } from '../operation.ts';
import { apiKeys } from './api-keys.ts';
import { createTenant } from './createTenant.ts';
import { requireOwnKeys } from './require-own-keys.ts';
import { listTenantRows } from './rows/listTenantRows.ts';
import { shownRows } from './rows/shown-rows.ts';
import { tenantDetails, tenantSummary } from './shown-tenant.ts';
import { live, putInPlace } from './time-to-live.ts';
import { updateTenant } from './updateTenant.ts';

export const tenants: ControlOperations = {
  listTenants: { run: listTenants },
  createTenant: { run: createTenant },
  readTenant: (request) => {
    const { tenantData } = tenantWithDueTransitions(request, request.path.tenant);
    return { status: 200, body: tenantDetails(request.tenants, tenantData) };
  },
  updateTenant,

  deleteTenant: {
    run: async ({ tenants, journals, path }) => {
      try {
        await tenants.unit(() => {
          const { tenant } = existingTenant(tenants, path.tenant);
          tenants.remove(tenant);
          tenants.afterwards(() => journals.remove(tenant));
        });
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        await tenants.discard(path.tenant);
        journals.remove(path.tenant);
      }
      return { status: 204, body: undefined };
    },
  },
  resetTenant,
  seedTenant: { run: seedTenant },
  readTenantState,
  listTenantRows: { run: listTenantRows },
  readDocumentText,
  ...apiKeys,
};

type Summary = ReturnType<typeof tenantSummary>;

async function listTenants(request: ControlRequest<'listTenants'>): Promise<OperationResponse<'listTenants'>> {
  const summaries: Summary[] = [];
  const quarantined: { id: string; reason: string }[] = [];
  for (const name of await request.tenants.unit(() => request.tenants.names)) {
    const read = await summaryOf(request, name);
    if (read instanceof Damaged) quarantined.push({ id: name, reason: read.reason });
    else if (read) summaries.push(read);
  }
  return { status: 200, body: { tenants: summaries, ...(quarantined.length > 0 && { quarantined }) } };
}

async function summaryOf(parts: ControlParts, name: string): Promise<Summary | Damaged | undefined> {
  const { tenants } = parts;
  try {
    return await inSlices(tenants, () => {
      if (!tenants.get(name)) return undefined;
      return tenantSummary(tenants, tenantWithDueTransitions(parts, name).tenantData);
    });
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

async function seedTenant(request: ControlRequest<'seedTenant'>): Promise<OperationResponse<'seedTenant'>> {
  const { tenants, path, bytes } = request;
  const find = () => existingTenant(tenants, path.tenant);
  await tenants.unit(find);
  const seed = await worldFrom(path.tenant, bytes);
  return tenants.unit(() => {
    const before = find();
    requireOwnKeys(tenants, before, seed, 'seed');
    live(seed, before.rows.settings.get('settings')?.expiresAt);
    tenants.add(seed);
    return { status: 200, body: tenantSummary(tenants, find()) };
  });
}

async function worldFrom(tenant: string, bytes: Buffer): Promise<TenantData> {
  try {
    return await readSeed(tenant, bytes);
  } catch (error) {
    throw error instanceof SeedRefusal ? new Problem({ code: 'SEED INVALID', detail: error.message }) : error;
  }
}

function readTenantState(request: ControlRequest<'readTenantState'>): ContentAnswer {
  const { tenantData, now } = tenantWithDueTransitions(request, request.path.tenant);
  return { status: 200, content: jsonStream(stateOf(tenantData, timestamp(now))) };
}

type Body = OperationResponse<'readTenantState'>['body'];
type State = { [Name in keyof Body]: Body[Name] extends (infer Row)[] ? Iterable<Row> : Body[Name] };

function stateOf(tenantData: TenantData, now: string): State {
  return {
    tenant: tenantData.tenant,
    now,
    users: shownRows.users(tenantData),
    departments: shownRows.departments(tenantData),
    folders: shownRows.folders(tenantData),
    grants: shownRows.grants(tenantData),
    roles: shownRows.roles(tenantData),
    jobs: shownRows.jobs(tenantData),
    imports: shownRows.imports(tenantData),
    fields: shownRows.fields(tenantData),
    provisions: shownRows.provisions(tenantData),
    documents: shownRows.documents(tenantData),
    directory: shownRows.directory(tenantData),
  };
}

type Named = NonNullable<BodyOf<'resetTenant'>['collections']>[number];

const company: { readonly [Name in Named]?: { parts: readonly CollectionName[]; machine: WorkKindName } } = {
  jobs: { parts: [], machine: 'job' },
  imports: { parts: ['importSheets', 'importParts'], machine: 'user-import' },
  documents: { parts: ['texts'], machine: 'document' },
  provisions: { parts: ['provisionRecords'], machine: 'provision' },
};

function resetTenant(request: ControlRequest<'resetTenant'>): OperationResponse<'resetTenant'> {
  const { tenants, path, body } = request;
  const { collections } = body;
  const { tenantData } = tenantWithDueTransitions(request, path.tenant);
  const seed = tenants.seedOf(tenantData.tenant);
  const beginning = collections ? withCollections(tenantData, seed, [...new Set(collections)]) : seed;
  return { status: 200, body: tenantSummary(tenants, putInPlace(tenants, tenantData, beginning, 'seed')) };
}

function withCollections(tenantData: TenantData, seed: TenantData, names: readonly Named[]): TenantData {
  const parts = names.flatMap((name) => company[name]?.parts ?? []);
  const mixed = tenantData.forkWith(seed, [...names, ...parts]);
  const reset = names.flatMap((name) => company[name]?.machine ?? []);
  mixed.transact(() => {
    for (const { id, machine } of mixed.rows.due.list()) if (reset.includes(machine)) mixed.rows.due.delete(id);
    for (const { machine, subject, at } of seed.rows.due.list()) {
      if (reset.includes(machine)) schedule(mixed, machine, subject, at);
    }
  });
  return mixed;
}

function readDocumentText(request: ControlRequest<'readDocumentText'>): OperationResponse<'readDocumentText'> {
  const { tenant, documentId } = request.path;
  const { documents, texts } = tenantWithDueTransitions(request, tenant).tenantData.rows;
  if (!findById(documents, documentId)) {
    const detail = `the tenant "${tenant}" has no document record with the id ${JSON.stringify(documentId)}`;
    throw new Problem({ code: 'DOCUMENT NOT FOUND', detail, source: { parameter: 'documentId' } });
  }
  return { status: 200, body: { documentId, text: findById(texts, documentId)?.text ?? '' } };
}
