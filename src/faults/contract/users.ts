import type { FaultDefinitions, WireRequest } from '../contract-fault.ts';
import { objectIn } from '../values.ts';
import { isGood, refused, withBody, withList, withQuery } from '../wire.ts';
import { childrenOf } from '../world-steps.ts';

const primary = ['filter[id]', 'filter[email]', 'filter[department]'] as const;

const given = ({ query }: WireRequest) => primary.filter((name) => query.has(name));
const includesDeleted = ({ query }: WireRequest) => query.has('filter[includeDeleted]');
const isOfAll = ({ query }: WireRequest) => [...query.keys()].every((name) => name.startsWith('page['));

export const userFaults = {
  'users-unfiltered-empty': {
    requirement: 'users-list-offered',
    about: 'A list of users without a filter is empty.',
    alsoFails: ['job-shows-outcome', 'role-assignments-replace', 'roles-id-assignable'],
    answer: (answer, { request }) => (isOfAll(request) ? withList(answer, 'data', () => []) : answer),
  },
  'users-by-id-with-namesake': {
    requirement: 'users-filter-id',
    about: 'A list with filter[id] contains a second user.',
    answer: (answer, { request }) =>
      request.query.has('filter[id]') && !includesDeleted(request)
        ? withList(answer, 'data', ([user, ...others]) => (user ? [user, { ...user, id: '199' }, ...others] : []))
        : answer,
  },
  'users-by-email-unfiltered': {
    requirement: 'users-filter-email',
    about: 'The parameter filter[email] is ignored.',
    request: (request) =>
      given(request).join() === 'filter[email]' ? withQuery(request, { 'filter[email]': null }) : request,
  },
  'users-by-part-of-email': {
    requirement: 'users-filter-email-whole',
    about: 'A part of an e-mail address in filter[email] finds a user whose address contains it.',
    request: (request, { world }) => {
      const part = request.query.get('filter[email]');
      const addresses = part ? world.rows.users.list().map(({ email }) => email) : [];
      if (!part || addresses.includes(part)) return request;
      return withQuery(request, { 'filter[email]': addresses.find((email) => email.includes(part)) ?? part });
    },
  },
  'users-by-department-with-next': {
    requirement: 'users-filter-department',
    about: 'A list with filter[department] also contains the members of the department that was created next.',
    answer: (answer, { request, world }) => {
      const id = Number(request.query.get('filter[department]'));
      if (!request.query.has('filter[department]')) return answer;
      const isBelow = childrenOf(world, String(id)).some((row) => row.id === String(id + 1));
      const next = isBelow ? [] : world.rows.users.find('byDepartment', [id + 1]);
      return next.length === 0
        ? answer
        : withList(answer, 'data', (items) => [
            ...items,
            ...next.map((user) => ({ ...objectIn({ item: items[0] }, 'item'), id: user.id })),
          ]);
    },
  },
  'users-by-two-filters-accepted': {
    requirement: 'users-single-primary-filter',
    about: 'A request with several primary filters applies only the first filter.',
    request: (request) => {
      const [, ...others] = given(request);
      return others.length > 0 ? withQuery(request, Object.fromEntries(others.map((name) => [name, null]))) : request;
    },
  },
  'users-by-email-and-department-accepted': {
    requirement: 'users-single-primary-filter',
    about: 'A request with filter[email] and filter[department] ignores filter[department].',
    request: (request) =>
      given(request).join() === 'filter[email],filter[department]'
        ? withQuery(request, { 'filter[department]': null })
        : request,
  },
  'users-include-deleted-refused': {
    requirement: 'users-include-deleted-combines',
    about: 'A request with filter[includeDeleted] and filter[department] is refused.',
    request: (request) => {
      if (includesDeleted(request) && given(request).join() === 'filter[department]')
        throw refused('USER FILTER CONFLICT');
      return request;
    },
  },
  'users-deleted-never-found': {
    requirement: 'users-include-deleted-finds-deleted',
    about: 'The parameter filter[includeDeleted] is ignored.',
    request: (request) => (includesDeleted(request) ? withQuery(request, { 'filter[includeDeleted]': null }) : request),
  },
  'users-deleted-found-by-id': {
    requirement: 'users-deleted-hidden',
    about: 'A list with filter[id] contains a deleted user even if deleted users are not requested.',
    request: (request) =>
      given(request).join() === 'filter[id]' && !includesDeleted(request)
        ? withQuery(request, { 'filter[includeDeleted]': 'true' })
        : request,
  },
  'users-export-is-json': {
    requirement: 'users-export-offered',
    about: 'The export of users is not a spreadsheet.',
    answer: (answer) => (isGood(answer) ? { ...answer, body: Buffer.from('{"users":[]}') } : answer),
  },
  'users-total-missing': {
    requirement: 'admin-answers-match-contract',
    about: 'A list of users that includes deleted users lacks the total.',
    answer: (answer, { request }) =>
      includesDeleted(request) && given(request).length === 0
        ? withBody(answer, (body) => ({ ...body, meta: {} }))
        : answer,
  },
} satisfies FaultDefinitions;
