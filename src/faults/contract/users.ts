import { documentRecord } from '../../tenant/document-record.ts';
import type { FaultDefinitions, RawRequest } from '../contract-fault.ts';
import { objectAt } from '../values.ts';
import { withList, withQuery } from '../wire.ts';
import { childRows, listedDepartment, putBack, takeNew } from '../world-steps.ts';

const primary = ['filter[id]', 'filter[email]', 'filter[department]'] as const;

const given = ({ query }: RawRequest) => primary.filter((name) => query.has(name));
const includesDeleted = ({ query }: RawRequest) => query.has('filter[includeDeleted]');
const isOfAll = ({ query }: RawRequest) => [...query.keys()].every((name) => name.startsWith('page['));

export const userFaults = {
  'users-unfiltered-empty': {
    answer: (answer, { request }) => (isOfAll(request) ? withList(answer, 'data', () => []) : answer),
  },
  'users-by-id-with-namesake': {
    answer: (answer, { request }) =>
      request.query.has('filter[id]') && !includesDeleted(request)
        ? withList(answer, 'data', ([user, ...others]) => (user ? [user, { ...user, id: '199' }, ...others] : []))
        : answer,
  },
  'users-by-part-of-email': {
    request: (request, { tenantData }) => {
      const part = request.query.get('filter[email]');
      const addresses = part ? tenantData.rows.users.list().map(({ email }) => email) : [];
      if (!part || addresses.includes(part)) return request;
      return withQuery(request, { 'filter[email]': addresses.find((email) => email.includes(part)) ?? part });
    },
  },
  'users-by-department-with-next': {
    answer: (answer, { request, tenantData }) => {
      const id = Number(request.query.get('filter[department]'));
      if (!request.query.has('filter[department]')) return answer;
      const isBelow = childRows(tenantData, String(id)).some((row) => row.id === String(id + 1));
      const next = isBelow ? [] : tenantData.rows.users.find('byDepartment', [id + 1]);
      return next.length === 0
        ? answer
        : withList(answer, 'data', (items) => [
            ...items,
            ...next.map((user) => ({ ...objectAt({ item: items[0] }, 'item'), id: user.id })),
          ]);
    },
  },
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
  'user-import-without-effect': {
    afterTransition: ({ tenantData, before, machine }) =>
      machine === 'user-import' && takeNew(tenantData.rows.users, before.rows.users),
  },
} satisfies FaultDefinitions;

export const tenantFaults = {
  'departments-of-other-tenants-listed': {
    answer: (answer, { request, neighbours }) =>
      request.query.has('filter[id]') || request.query.has('filter[path]')
        ? answer
        : withList(answer, 'data', (items) => [
            ...items,
            ...neighbours()
              .flatMap((tenantData) => childRows(tenantData, null))
              .map(listedDepartment),
          ]),
  },
  'documents-of-other-tenants-listed': {
    answer: (answer, { neighbours }) =>
      withList(answer, 'documents', (items) => [
        ...items,
        ...neighbours().flatMap(({ rows }) => rows.documents.list().map(documentRecord)),
      ]),
  },
  'provisions-of-other-tenants-listed': {
    answer: (answer, { neighbours }) =>
      withList(answer, 'provisions', (items) => [
        ...items,
        ...neighbours().flatMap(({ rows }) => rows.provisions.list()),
      ]),
  },
} satisfies FaultDefinitions;
