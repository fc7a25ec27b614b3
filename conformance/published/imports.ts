import type { Binding } from '../target/types.ts';

/** How the published contract asks for and reads the export and the imports of users. */

const imports = '/v2/admin/users/import';
const one = `${imports}/{importId}`;
const multipart = { file: { content: '{file}', fileName: '{fileName}' } };
const content = { content: { body: 'bytes' } } as const;

const answer = { id: 'data.id', state: 'data.attributes.status', summary: 'data.attributes.summary' };
const item = { id: 'id', state: 'attributes.status', summary: 'attributes.summary' };

export const publishedImports = {
  exportUsers: { method: 'GET', path: '/v2/admin/users/export', answer: content },
  importUsers: { method: 'POST', path: imports, multipart, answer },
  summarizeUserImport: { method: 'POST', path: `${imports}/summary`, multipart, answer },
  listUserImports: {
    method: 'GET',
    path: imports,
    answer: { items: { in: 'data', each: item } },
    next: { url: 'links.next' },
  },
  readUserImport: { method: 'GET', path: one, answer },
  acknowledgeUserImport: { method: 'POST', path: `${one}/acknowledge`, answer },
  cancelUserImport: { method: 'POST', path: `${one}/cancel`, answer },
  readUserImportErrors: { method: 'GET', path: `${one}/errors`, answer: content },
  readUserImportSummaryErrors: { method: 'GET', path: `${one}/summary/errors`, answer: content },
} as const satisfies Record<string, Binding>;
