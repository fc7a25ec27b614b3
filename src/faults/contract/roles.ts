import type { FaultDefinitions } from '../contract-fault.ts';
import { without } from '../values.ts';
import { withList } from '../wire.ts';
import { customRoles } from '../world-steps.ts';

export const roleFaults = {
  'role-without-id-listed': {
    answer: (answer) =>
      withList(answer, 'data', (items) =>
        items.map((item, at) => (at === items.length - 1 ? without(item, 'id') : item)),
      ),
  },
  'role-taken-by-post': {
    unmatched: ({ method, path }) => (method === 'POST' && path === '/v2/admin/roles' ? accepted(201) : undefined),
  },
  'role-taken-by-delete': {
    unmatched: ({ method, path }) =>
      method === 'DELETE' && path.startsWith('/v2/admin/roles') ? accepted(200) : undefined,
  },
  'roles-of-other-tenants-listed': {
    answer: (answer, { neighbours }) =>
      withList(answer, 'data', (items) => [
        ...items,
        ...neighbours()
          .flatMap(customRoles)
          .map(({ id, ...attributes }) => ({ type: 'roles', id, attributes })),
      ]),
  },
} satisfies FaultDefinitions;

function accepted(status: number) {
  const data = { type: 'roles', id: '999', attributes: { name: 'New', type: 'custom', description: null } };
  return { status, headers: { 'content-type': 'application/vnd.api+json' }, body: { data } };
}
