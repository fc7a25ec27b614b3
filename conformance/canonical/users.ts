/** Canonical operations on users and on the imports of users. */

const user = { id: 'id', email: 'text', deleted: 'boolean', roleId: 'id', departments: ['id'] } as const;

export const users = {
  listUsers: {
    interface: 'admin',
    input: { id: 'id', email: 'text', department: 'id', includeDeleted: 'boolean' },
    output: { items: [user] },
    vital: ['items'],
    safe: true,
  },
  exportUsers: { interface: 'admin', input: {}, output: { content: 'bytes' }, vital: ['content'], safe: true },
} as const;

const process = { id: 'id', state: 'text', summary: 'json' } as const;
const byId = { interface: 'admin', input: { importId: 'id' } } as const;
const spreadsheet = { ...byId, output: { content: 'bytes' }, vital: ['content'], safe: true } as const;
const submission = {
  interface: 'admin',
  input: { file: 'bytes', fileName: 'text' },
  output: process,
  vital: ['id'],
} as const;

export const imports = {
  importUsers: submission,
  listUserImports: {
    interface: 'admin',
    input: {},
    output: { items: [process] },
    vital: ['items'],
    safe: true,
  },
  readUserImport: { ...byId, output: process, vital: ['state'], safe: true },
  summarizeUserImport: submission,
  acknowledgeUserImport: { ...byId, output: process, vital: [] },
  cancelUserImport: { ...byId, output: process, vital: [] },
  readUserImportErrors: spreadsheet,
  readUserImportSummaryErrors: spreadsheet,
} as const;
