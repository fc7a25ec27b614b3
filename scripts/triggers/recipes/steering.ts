import type { Call, Recipe, Recipes } from '../recipe.ts';
import { later } from '../recipe.ts';
import { note } from './files.ts';
import { seed } from './tenants.ts';

const job: Call = { operation: 'deleteDepartment', path: { id: '1' }, save: { id: '/data/id' } };
const people: Call = {
  operation: 'importUsers',
  body: {
    form: { file: { name: 'people.csv', text: 'email,firstName,lastName\nada.berg@aurora.example,Ada,Berg\n' } },
  },
  save: { id: '/data/id' },
};
const document: Call = { operation: 'uploadDocument', body: { form: { file: note } }, save: { id: '/documentId' } };
const provision: Call = {
  operation: 'createProvision',
  body: { json: { name: 'Limited liability' } },
  save: { id: '/recordId' },
};
const fault: Call = {
  operation: 'createTenantFault',
  body: { json: { name: 'unavailable', operation: 'readJob' } },
  save: { fault: '/id' },
};

const snapshot: Call = { operation: 'createSnapshot', body: { json: { name: 'before' } } };
const archive = [
  '{"format":"contract-platform-world","version":1,"kit":"0.1.0","tenant":"{tenant}",',
  '"takenAt":"2026-01-15T09:00:00.000Z","worldVersion":0,"rows":{},"files":0}\n{"end":true}\n',
].join('');
const ndjson = { mediaType: 'application/x-ndjson' };
const upload = { path: { name: 'before' }, body: { ...ndjson, text: archive } };

/** Requests that lead to each response about clocks, job plans, single job steps, faults, journals and snapshots. */
export const steering: Recipes = {
  readClock: { 200: { about: 'The clock of a tenant.' } },
  freezeClock: { 200: { about: 'The clock stands still.' } },
  resumeClock: { 200: { about: 'The clock goes on.' } },
  setClock: { 200: { about: 'A moment that has not passed.', body: { json: { now: '2126-01-01T00:00:00Z' } } } },
  advanceClock: { 200: { about: 'An hour passes.', body: { json: { by: '1h' } } } },
  readJobPlans: { 200: { about: 'The plans of a tenant.' } },
  setJobPlan: {
    200: { about: 'Jobs of members wait for a hand.', path: { kind: 'members' }, body: { json: { mode: 'manual' } } },
  },
  clearJobPlan: { 204: { about: 'Jobs of members go as they do.', path: { kind: 'members' } } },
  listTenantWork: { 200: { about: 'The work of a tenant, newest first.' } },
  advanceTenantJob: byHand(job, 'jobId'),
  advanceTenantImport: byHand(people, 'importId'),
  advanceTenantDocument: byHand(document, 'documentId'),
  advanceTenantProvision: byHand(provision, 'recordId'),
  listFaults: { 200: { about: 'All faults that there are.' } },
  listTenantFaults: { 200: { about: 'The faults of a tenant, one of them.', before: [fault] } },
  createTenantFault: {
    201: { about: 'Reads of jobs are answered with 503.', body: { json: { name: 'unavailable' } } },
  },
  clearTenantFaults: { 204: { about: 'All faults of a tenant go.', before: [fault] } },
  deleteTenantFault: { 204: { about: 'One fault goes.', before: [fault], path: { faultId: '{fault}' } } },
  readJournal: { 200: { about: 'What a tenant was asked.' } },
  clearJournal: { 204: { about: 'The journal of a tenant is emptied.' } },
  readOwnJournal: { 200: { about: 'What belongs to no tenant.' } },
  clearOwnJournal: { 204: { about: 'The journal of the sandbox itself is emptied.' } },
  watchTenant: { 200: { about: 'The stream stays open; its head comes at once.' } },
  listSnapshots: { 200: { about: 'A snapshot is among them.', before: [snapshot] } },
  createSnapshot: {
    201: { about: 'A name that no snapshot of the tenant has.', body: { json: { name: 'before' } } },
    409: { about: 'A snapshot has the name.', before: [snapshot], body: { json: { name: 'before' } } },
  },
  deleteSnapshot: { 204: { about: 'A snapshot goes.', before: [snapshot], path: { name: 'before' } } },
  downloadSnapshot: { 200: { about: 'A snapshot as a file.', before: [snapshot], path: { name: 'before' } } },
  uploadSnapshot: {
    200: {
      about: 'An archive takes the place of a snapshot.',
      before: [snapshot],
      path: upload.path,
      body: upload.body,
    },
    201: { about: 'An archive without rows.', path: upload.path, body: upload.body },
    400: { about: 'An archive without its head.', path: upload.path, body: { ...ndjson, text: '{}\n' } },
    413: { about: 'More than 1 GiB is announced.', path: upload.path, body: { ...ndjson, announced: 1_073_741_825 } },
  },
  restoreSnapshot: {
    200: { about: 'The tenant goes back to it.', before: [snapshot], path: { name: 'before' } },
    409: {
      about: 'Another tenant has got an API key of the snapshot, which this tenant lost by a seed.',
      path: { name: 'before' },
      before: [
        snapshot,
        { operation: 'seedTenant', body: seed('{tenant}-second-key') },
        { operation: 'createTenant', body: { json: { id: '{tenant}-copy' } } },
        { operation: 'seedTenant', path: { tenant: '{tenant}-copy' }, body: seed('{tenant}-admin-key') },
      ],
    },
  },
};

/**
 * Returns the requests that advance a job through the control plane.
 * The request to advance a job succeeds while the job runs, and fails a minute later.
 */
function byHand(submit: Call, parameter: string): Record<number, Recipe> {
  const path = { [parameter]: '{id}' };
  return {
    200: { about: 'The work was submitted and is under way.', before: [submit], path, body: { json: {} } },
    409: { about: 'The work is over.', before: [submit, later], path, body: { json: {} } },
  };
}
