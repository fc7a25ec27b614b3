import type { FaultDefinitions, WireRequest } from '../contract-fault.ts';
import { without } from '../values.ts';
import { withList, withQuery } from '../wire.ts';
import { customRoles } from '../world-steps.ts';

const typeIn = ({ query }: WireRequest) => query.get('filter[type]');

export const roleFaults = {
  'role-without-id-listed': {
    requirement: 'roles-list-offered',
    about: 'The last role in the list has no id.',
    answer: (answer) =>
      withList(answer, 'data', (items) =>
        items.map((item, at) => (at === items.length - 1 ? without(item, 'id') : item)),
      ),
  },
  'roles-without-type-listed': {
    requirement: 'roles-type-required',
    about: 'A request without filter[type] lists the custom roles.',
    request: (request) => (typeIn(request) === null ? withQuery(request, { 'filter[type]': 'custom' }) : request),
  },
  'roles-of-other-type-listed': {
    requirement: 'roles-type-other-rejected',
    about: 'A request with any value of filter[type] lists the custom roles.',
    request: (request) =>
      typeIn(request) === null || typeIn(request) === 'custom'
        ? request
        : withQuery(request, { 'filter[type]': 'custom' }),
  },
  'role-taken-by-post': {
    requirement: 'roles-read-only',
    about: 'A POST to the list of roles is answered as if it had created a role.',
    unmatched: ({ method, path }) => (method === 'POST' && path === '/v2/admin/roles' ? accepted(201) : undefined),
  },
  'role-taken-by-delete': {
    requirement: 'roles-read-only',
    about: 'A DELETE of a role is answered as if it had deleted the role.',
    unmatched: ({ method, path }) =>
      method === 'DELETE' && path.startsWith('/v2/admin/roles') ? accepted(200) : undefined,
  },
  'roles-of-other-tenants-listed': {
    requirement: 'roles-tenant-owned',
    about: 'The list of roles contains the custom roles of every tenant.',
    answer: (answer, { neighbours }) =>
      withList(answer, 'data', (items) => [
        ...items,
        ...neighbours()
          .flatMap(customRoles)
          .map(({ id, ...attributes }) => ({ type: 'roles', id, attributes })),
      ]),
  },
  'role-description-missing': {
    requirement: 'admin-answers-match-contract',
    about: 'The roles in the list lack a description.',
    answer: (answer) =>
      withList(answer, 'data', (items) => items.map(({ attributes, ...item }) => ({ ...item, attributes: {} }))),
  },
} satisfies FaultDefinitions;

function accepted(status: number) {
  const data = { type: 'roles', id: '999', attributes: { name: 'New', type: 'custom', description: null } };
  return { status, headers: { 'content-type': 'application/vnd.api+json' }, body: { data } };
}
