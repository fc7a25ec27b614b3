import type { Body, Call, Recipes } from '../recipe.ts';

const smallWorld = (key: string): string =>
  [
    'settings: { adminAccessApi: true, hrManagedRoles: false }',
    `apiKeys: [{ name: admin, key: ${key}, user: '1', role: admin }]`,
    'roles: []',
    "departments: [{ id: '1', name: Treasury }]",
    'users:',
    "- { id: '1', email: ada@small.example, firstName: Ada, lastName: Berg, jobTitle: null, role: null,",
    '    departments: [Treasury], createdAt: "2026-01-01T00:00:00.000Z", lastLogin: null }',
    "folders: { id: '1', name: / }",
    'fields: []',
    '',
  ].join('\n');
export const seed = (key: string): Body => ({ mediaType: 'application/yaml', text: smallWorld(key) });

const copied: Call = { operation: 'createTenant', body: { json: { id: '{tenant}-copy', from: '{tenant}' } } };
const revoked: Call = { operation: 'revokeApiKey', path: { name: 'user' } };
const uploaded: Call = {
  operation: 'uploadDocument',
  body: { form: { file: { name: 'note.txt', text: 'A short note.' } } },
  save: { document: '/documentId' },
};

export const tenants: Recipes = {
  readHealth: { 200: { about: 'The sandbox is running.' } },
  readReady: {
    200: { about: 'The store of the sandbox responds.' },
    503: { about: 'The store of the sandbox does not respond.', start: 'store that does not respond' },
  },
  readMetrics: { 200: { about: 'The sandbox is running.' } },
  listTenants: { 200: { about: 'The sandbox has the tenants that it creates at its start.' } },
  createTenant: {
    201: {
      about: 'The request creates a copy of another tenant.',
      body: { json: { id: '{tenant}-copy', from: '{tenant}' } },
    },
    404: {
      about: 'The request asks for a copy of an unknown tenant.',
      body: { json: { id: '{tenant}-copy', from: 'nobody' } },
    },
    409: {
      about: 'The sandbox already has a tenant with the name in the request.',
      body: { json: { id: '{tenant}' } },
    },
  },
  readTenant: { 200: { about: 'The request names an existing tenant.' } },
  updateTenant: {
    200: { about: 'The request switches the feature flag off.', body: { json: { adminAccessApi: false } } },
  },
  deleteTenant: {
    204: {
      about: 'The request deletes a tenant that was created as a copy.',
      before: [copied],
      path: { tenant: '{tenant}-copy' },
    },
  },
  revokeApiKey: { 204: { about: 'The request revokes the API key of the user.', path: { name: 'user' } } },
  createTenantToken: {
    200: { about: 'The request names the API key of the admin.', path: { name: 'admin' } },
    409: {
      about: 'The API key in the path was revoked by an earlier request.',
      before: [revoked],
      path: { name: 'user' },
    },
  },
  resetTenant: {
    200: {
      about: 'The request resets the departments to their initial state.',
      body: { json: { collections: ['departments'] } },
    },
    409: {
      about:
        'An API key in the initial data now belongs to another tenant, because the tenant lost the API key when a snapshot was restored.',
      before: [
        { operation: 'createSnapshot', body: { json: { name: 'before' } } },
        { operation: 'seedTenant', body: seed('{tenant}-second-key') },
        { operation: 'restoreSnapshot', path: { name: 'before' } },
        copied,
        { operation: 'seedTenant', path: { tenant: '{tenant}-copy' }, body: seed('{tenant}-second-key') },
      ],
    },
  },
  seedTenant: {
    200: { about: 'The seed in the request contains one user.', body: seed('{tenant}-small-key') },
    400: {
      about: 'The seed in the request lacks all required parts except the users.',
      body: { mediaType: 'application/yaml', text: 'users: 1\n' },
    },
    409: { about: 'The seed in the request contains an API key of another tenant.', body: seed('aurora-admin-key') },
    413: {
      about: 'The request header Content-Length announces more than 32 MiB.',
      body: { mediaType: 'application/yaml', announced: 33_554_433 },
    },
  },
  readTenantState: { 200: { about: 'The tenant in the path is a copy of the tenant aurora.' } },
  listTenantRows: {
    200: { about: 'The request lists the users of a tenant that is a copy of aurora.', query: { collection: 'users' } },
  },
  readDocumentText: {
    200: {
      about: 'The document in the request is a text file.',
      before: [uploaded],
      path: { documentId: '{document}' },
    },
  },
};
