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

/** Requests that use the control plane to change the state of a tenant, such as its clock or its faults. */
export const steering: Recipes = {
  readClock: { 200: { about: 'The request reads the clock of a tenant.' } },
  freezeClock: { 200: { about: 'The request stops the clock of the tenant.' } },
  resumeClock: { 200: { about: 'The request starts the clock of the tenant again.' } },
  setClock: {
    200: {
      about: 'The request sets the clock to a time in the future.',
      body: { json: { now: '2126-01-01T00:00:00Z' } },
    },
  },
  advanceClock: { 200: { about: 'The request advances the clock by an hour.', body: { json: { by: '1h' } } } },
  readJobPlans: { 200: { about: 'The request reads the job plans of a tenant.' } },
  setJobPlan: {
    200: {
      about: 'The request sets a job plan with which members jobs wait until a control-plane request advances them.',
      path: { kind: 'members' },
      body: { json: { mode: 'manual' } },
    },
  },
  clearJobPlan: { 204: { about: 'The request removes the job plan for members jobs.', path: { kind: 'members' } } },
  listTenantWork: {
    200: { about: 'The request lists the jobs, imports, documents and provision records of a tenant, newest first.' },
  },
  advanceTenantJob: byHand(job, 'jobId'),
  advanceTenantImport: byHand(people, 'importId'),
  advanceTenantDocument: byHand(document, 'documentId'),
  advanceTenantProvision: byHand(provision, 'recordId'),
  listFaults: { 200: { about: 'The request lists all available faults.' } },
  listTenantFaults: { 200: { about: 'The tenant has one active fault.', before: [fault] } },
  createTenantFault: {
    201: { about: 'The request adds a fault that answers requests with 503.', body: { json: { name: 'unavailable' } } },
  },
  clearTenantFaults: { 204: { about: 'The request removes all faults of a tenant.', before: [fault] } },
  deleteTenantFault: {
    204: { about: 'The request removes one fault.', before: [fault], path: { faultId: '{fault}' } },
  },
  readJournal: { 200: { about: 'The journal contains requests to the tenant.' } },
  clearJournal: { 204: { about: 'The request empties the journal of a tenant.' } },
  readOwnJournal: { 200: { about: 'The journal contains the requests that belong to no tenant.' } },
  clearOwnJournal: { 204: { about: 'The request empties the journal of the sandbox itself.' } },
  watchTenant: { 200: { about: 'The sandbox sends the response headers at once and keeps the event stream open.' } },
  listSnapshots: { 200: { about: 'The tenant has one snapshot.', before: [snapshot] } },
  createSnapshot: {
    201: { about: 'No snapshot of the tenant has the name in the request.', body: { json: { name: 'before' } } },
    409: {
      about: 'The tenant already has a snapshot with the name in the request.',
      before: [snapshot],
      body: { json: { name: 'before' } },
    },
  },
  deleteSnapshot: { 204: { about: 'The request deletes a snapshot.', before: [snapshot], path: { name: 'before' } } },
  downloadSnapshot: {
    200: { about: 'The request downloads a snapshot as a file.', before: [snapshot], path: { name: 'before' } },
  },
  uploadSnapshot: {
    200: {
      about: 'The uploaded archive replaces a snapshot.',
      before: [snapshot],
      path: upload.path,
      body: upload.body,
    },
    201: { about: 'The uploaded archive has no rows.', path: upload.path, body: upload.body },
    400: { about: 'The uploaded archive has no header line.', path: upload.path, body: { ...ndjson, text: '{}\n' } },
    413: {
      about: 'The request header Content-Length announces more than 1 GiB.',
      path: upload.path,
      body: { ...ndjson, announced: 1_073_741_825 },
    },
  },
  restoreSnapshot: {
    200: { about: 'The request restores a snapshot of the tenant.', before: [snapshot], path: { name: 'before' } },
    409: {
      about:
        'An API key in the snapshot now belongs to another tenant, because the tenant of the snapshot lost the API key through a seed.',
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

/** Returns requests that use the control plane to change the status of asynchronous work, such as a job. */
function byHand(submit: Call, parameter: string): Record<number, Recipe> {
  const path = { [parameter]: '{id}' };
  return {
    200: {
      about: 'The job, import, document or provision record was submitted and has not ended.',
      before: [submit],
      path,
      body: { json: {} },
    },
    409: {
      about: 'The job, import, document or provision record has already ended.',
      before: [submit, later],
      path,
      body: { json: {} },
    },
  };
}
