import type { Binding } from '../target/types.ts';

/** How the published contract asks for and reads the operations of the documents interface. */

const provision = { name: 'name', recordId: 'recordId', state: 'status' };

export const publishedDocuments = {
  createDocumentsToken: {
    method: 'POST',
    path: '/auth/token',
    headers: { 'X-API-Key': '{apiKey}' },
    answer: { token: 'token' },
  },
  listFields: {
    method: 'GET',
    path: '/fields',
    query: { active: '{active}' },
    answer: { items: { in: 'fields', each: { name: 'name', active: 'active' } } },
  },
  createProvision: {
    method: 'POST',
    path: '/provisions',
    contentType: 'application/json',
    body: { name: '{name}' },
    answer: provision,
  },
  listProvisions: {
    method: 'GET',
    path: '/provisions',
    answer: { items: { in: 'provisions', each: { name: 'name' } } },
  },
  readProvisionRecord: {
    method: 'GET',
    path: '/provision-records/{recordId}',
    answer: { name: 'provisionName', recordId: 'recordId', state: 'status' },
  },
} as const satisfies Record<string, Binding>;
