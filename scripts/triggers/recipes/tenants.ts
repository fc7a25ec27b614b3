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

/** Requests that lead to each response about the sandbox and its tenants. */
export const tenants: Recipes = {
  readHealth: { 200: { about: 'Whenever it runs.' } },
  readReady: {
    200: { about: 'Whenever what it keeps tenants in answers.' },
    503: { about: 'What it keeps tenants in does not answer.', start: 'store that does not answer' },
  },
  readMetrics: { 200: { about: 'Whenever it runs.' } },
  listTenants: { 200: { about: 'The tenants that it starts with.' } },
  createTenant: {
    201: { about: 'A copy of another tenant.', body: { json: { id: '{tenant}-copy', from: '{tenant}' } } },
    404: {
      about: 'The tenant to copy is one that there is not.',
      body: { json: { id: '{tenant}-copy', from: 'nobody' } },
    },
    409: { about: 'A tenant has the name.', body: { json: { id: '{tenant}' } } },
  },
  readTenant: { 200: { about: 'A tenant.' } },
  updateTenant: { 200: { about: 'The feature flag goes off.', body: { json: { adminAccessApi: false } } } },
  deleteTenant: { 204: { about: 'A copy goes again.', before: [copied], path: { tenant: '{tenant}-copy' } } },
  revokeApiKey: { 204: { about: 'The API key of the user.', path: { name: 'user' } } },
  createTenantToken: {
    200: { about: 'The API key of the admin.', path: { name: 'admin' } },
    409: { about: 'The API key of the user is revoked.', before: [revoked], path: { name: 'user' } },
  },
  resetTenant: {
    200: { about: 'The departments go back to their beginning.', body: { json: { collections: ['departments'] } } },
    409: {
      about: 'Another tenant has got an API key of the seed, which this tenant lost by restoring a snapshot.',
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
    200: { about: 'A world with one person.', body: seed('{tenant}-small-key') },
    400: {
      about: 'The world has no more than its users.',
      body: { mediaType: 'application/yaml', text: 'users: 1\n' },
    },
    409: { about: 'The API key in the seed belongs to another tenant.', body: seed('aurora-admin-key') },
    413: { about: 'More than 32 MiB are announced.', body: { mediaType: 'application/yaml', announced: 33_554_433 } },
  },
  readTenantState: { 200: { about: 'A copy of aurora.' } },
  listTenantRows: { 200: { about: 'The users of a copy of aurora.', query: { collection: 'users' } } },
  readDocumentText: { 200: { about: 'A text file.', before: [uploaded], path: { documentId: '{document}' } } },
};
