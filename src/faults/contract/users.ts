import { documentRecord } from '../../tenant/document-record.ts';
import type { FaultDefinitions, RawRequest } from '../contract-fault.ts';
import { is2xx, listing, withQuery } from '../wire.ts';
import { childRows, listedDepartment, putBack, takeNew } from '../world-steps.ts';

const primary = ['filter[id]', 'filter[email]', 'filter[department]'] as const;

const given = ({ query }: RawRequest) => primary.filter((name) => query.has(name));

export const userFaults = {
  'users-by-id-with-namesake': listing('data', (items, { request }) => {
    const [user, ...others] = items;
    if (!user || !request.query.has('filter[id]') || request.query.has('filter[includeDeleted]')) return items;
    return [user, { ...user, id: '199' }, ...others];
  }),
  'users-by-part-of-email': {
    request: (request, { tenantData }) => {
      const part = request.query.get('filter[email]');
      const addresses = part ? tenantData.rows.users.list().map(({ email }) => email) : [];
      if (!part || addresses.includes(part)) return request;
      return withQuery(request, { 'filter[email]': addresses.find((email) => email.includes(part)) ?? part });
    },
  },
  'users-by-department-with-next': listing('data', (items, { request: { query }, tenantData }) => {
    const id = Number(query.get('filter[department]'));
    if (!query.has('filter[department]')) return items;
    const isBelow = childRows(tenantData, String(id)).some((row) => row.id === String(id + 1));
    const next = isBelow ? [] : tenantData.rows.users.find('byDepartment', [id + 1]);
    return next.length === 0 ? items : [...items, ...next.map((user) => ({ ...items[0], id: user.id }))];
  }),
  'users-by-two-filters-accepted': {
    request: (request) => {
      const [, ...others] = given(request);
      return others.length > 0 ? withQuery(request, Object.fromEntries(others.map((name) => [name, null]))) : request;
    },
  },
  'user-import-cancel-ignored': {
    afterOperation: ({ tenantData, before, path }) => {
      const { imports, importSheets, importParts, due } = tenantData.rows;
      const id = path['importId'] ?? '';
      putBack(importSheets, before.rows.importSheets, (sheet) => sheet.id === id);
      putBack(importParts, before.rows.importParts, ({ importId }) => importId === id);
      due.putAll(before.rows.due.find('bySubject', ['user-import', id]));
      return putBack(imports, before.rows.imports, (row) => row.id === id);
    },
  },
  'users-export-deleted-as-active': {
    answer: (answer, { tenantData }) => {
      const rows = tenantData.rows.users.list().map(({ email }) => `${email},active`);
      return is2xx(answer) ? { ...answer, body: Buffer.from(['E-mail,State', ...rows].join('\n')) } : answer;
    },
  },
  'user-import-acknowledged-again': {
    answer: (answer) => {
      const data = { type: 'user-import-processes', attributes: { status: 'processing' } };
      return answer.status === 409 ? { ...answer, status: 200, body: { data } } : answer;
    },
  },
  'user-import-without-effect': {
    afterTransition: ({ tenantData, before, machine }) =>
      machine === 'user-import' && takeNew(tenantData.rows.users, before.rows.users),
  },
} satisfies FaultDefinitions;

export const tenantFaults = {
  'departments-of-other-tenants-listed': listing('data', (items, { request: { query }, neighbours }) => {
    if (query.has('filter[id]') || query.has('filter[path]')) return items;
    const others = neighbours().flatMap((tenantData) => childRows(tenantData, null));
    return [...items, ...others.map(listedDepartment)];
  }),
  'documents-of-other-tenants-listed': listing('documents', (items, { neighbours }) => [
    ...items,
    ...neighbours().flatMap(({ rows }) => rows.documents.list().map(documentRecord)),
  ]),
  'fields-of-other-tenants-listed': listing('fields', (items, { neighbours }) => [
    ...items,
    ...neighbours().flatMap(({ rows }) => rows.fields.list()),
  ]),
  'provisions-of-other-tenants-listed': listing('provisions', (items, { neighbours }) => [
    ...items,
    ...neighbours().flatMap(({ rows }) => rows.provisions.list()),
  ]),
} satisfies FaultDefinitions;
