import { expect, test } from 'vitest';
import { TenantData } from '../tenant/tenant-data.ts';
import type { FaultContext, ParsedResponse, RawRequest } from './contract-fault.ts';
import { contractFaults } from './contract-faults.ts';

const request = (query = '', attributes: object = {}): RawRequest => ({
  method: 'POST',
  path: '/',
  query: new URLSearchParams(query),
  headers: {},
  body: { data: { type: 'departments', attributes } },
});

const answer = (status: number, body: unknown): ParsedResponse => ({ status, headers: {}, body });
const contextOf = (sent: RawRequest): FaultContext => ({
  operation: 'createDepartment',
  tenantData: new TenantData('tenant'),
  request: sent,
  token: () => undefined,
  isGenuine: () => true,
  apiKey: () => undefined,
  neighbours: () => [],
  memory: [],
  remember: () => undefined,
});
const changedRequest = (name: string, sent: RawRequest) => contractFaults[name]?.request?.(sent, contextOf(sent));
const changedAnswer = (name: string, got: ParsedResponse, sent = request()) =>
  contractFaults[name]?.answer?.(got, contextOf(sent));

test.each([
  ['department-name-1-refused', ' a ', 'refused'],
  ['department-name-1-refused', 'ab', 'ab'],
  ['department-name-1000-refused', 'a'.repeat(1000), 'refused'],
  ['department-name-1000-cut', `${'a'.repeat(999)}b`, 'a'.repeat(999)],
  ['department-name-measured-untrimmed', `${' '.repeat(600)}${'a'.repeat(1000)}`, 'refused'],
  ['department-name-measured-untrimmed', 'a'.repeat(1001), 'a'.repeat(1001)],
  ['department-name-1001-accepted', ` ${'a'.repeat(1001)} `, 'a'.repeat(1000)],
  ['department-name-1001-accepted', 'a'.repeat(1002), 'a'.repeat(1002)],
  ['department-name-empty-accepted', '', 'Unnamed'],
  ['department-name-blank-accepted', ' \n', 'Unnamed'],
  ['department-name-blank-accepted', '', ''],
  ['department-name-single-slash-refused', 'a/b', 'refused'],
  ['department-name-single-slash-refused', 'a//b/c', 'a//b/c'],
  ['department-name-double-slash-accepted', 'a///b//', 'a/b/'],
  ['department-name-double-slash-at-end-accepted', 'a//b', 'a//b'],
  ['department-name-double-slash-at-end-accepted', 'a//b//', 'a/b/'],
  ['department-name-stored-untrimmed', '  a b ', '.a b'],
  ['department-name-stored-untrimmed', ' '.repeat(1_000_000), ' '.repeat(1_000_000)],
])('%s: the name %j becomes %j', (fault, name, expected) => {
  const change = () => changedRequest(fault, request('', { name }))?.body;
  if (expected === 'refused') expect(change).toThrow('the request is refused');
  else expect(change()).toMatchObject({ data: { attributes: { name: expected } } });
});

test.each([
  ['access-read-without-type-accepted', 'filter[id]=2', 'filter[id]=2&filter[type]=folder'],
  ['access-read-without-type-accepted', 'filter[type]=file', 'filter[type]=file'],
  ['access-read-of-another-type-accepted', 'filter[type]=file', 'filter[type]=folder'],
  ['fields-active-ignored', 'active=active', ''],
  ['fields-active-ignored', 'active=inactive', 'active=inactive'],
  ['users-by-email-and-department-accepted', 'filter[email]=a&filter[department]=1', 'filter[email]=a'],
])('%s: the query %s becomes %s', (fault, query, expected) => {
  const after = changedRequest(fault, request(query));
  expect(decodeURIComponent(String(after?.query))).toBe(expected);
});

test('a request that an effect does not change is the same object', () => {
  const sent = request('filter[type]=folder');
  expect(changedRequest('access-read-of-another-type-accepted', sent)).toBe(sent);
});

test('only a request without a query is refused by a fault of the top level', () => {
  expect(() => changedRequest('list-of-top-level-refused', request())).toThrow();
  expect(changedRequest('list-of-top-level-refused', request('filter[id]=1'))).toBeDefined();
});

test.each([
  ['access-update-answers-200', answer(202, {}), answer(200, {})],
  ['access-update-answers-200', answer(404, {}), answer(404, {})],
  ['document-read-names-another', answer(200, { documentId: '7' }), answer(200, { documentId: '70' })],
  ['job-kind-of-access-other', answer(200, shown({ kind: 'access' })), answer(200, shown({ kind: 'folder' }))],
  ['job-kind-of-access-other', answer(200, shown({ kind: 'members' })), answer(200, shown({ kind: 'members' }))],
  ['access-folder-hidden', answer(200, shown({ id: '1', path: '/', type: 'x' })), answer(200, shown({ type: 'x' }))],
  [
    'user-import-newest-unlisted',
    answer(200, { data: [{ id: '2' }, { id: '1' }] }),
    answer(200, { data: [{ id: '1' }] }),
  ],
  ['document-set-empty', answer(200, { documents: [{}] }), answer(200, { documents: [] })],
  ['users-export-is-json', answer(200, Buffer.from('a,b')), answer(200, Buffer.from('{"users":[]}'))],
  [
    'department-empty-update-answered-409',
    answer(400, { errors: [{ code: 'DEPARTMENT PATCH EMPTY' }] }),
    answer(409, { errors: [{ code: 'DEPARTMENT PATCH EMPTY' }] }),
  ],
])('%s changes %j', (fault, before, after) => {
  expect(changedAnswer(fault, before)).toEqual(after);
});

test('a fault changes only the responses to the requests that it selects', () => {
  const error = answer(400, { code: 'INVALID VALUE' });
  const [active, other] = [request('active=x'), request()];
  expect(changedAnswer('fields-code-of-active-other', error, active)?.body).toEqual({ code: 'UNKNOWN PARAMETER' });
  expect(changedAnswer('fields-code-of-active-other', error, other)).toBe(error);
});

function shown(attributes: object) {
  return { data: { attributes } };
}
