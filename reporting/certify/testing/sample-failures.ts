import type { Exchange } from '../../../conformance/case/exchange.ts';
import type { CaseRecord } from '../../../conformance/record/run-record.ts';

const base = 'https://contracts.borealis.example/api/v1';

export function exchange(overrides: Partial<Exchange>): Exchange {
  const { method = 'GET', url = `${base}/org-units/3f1c` } = overrides;
  return {
    operation: 'readDepartment',
    method,
    url,
    requestHeaders: { authorization: 'Bearer [redacted]', accept: 'application/json' },
    requestBody: null,
    status: 200,
    responseHeaders: { 'content-type': 'application/json', 'x-request-id': '7c9e' },
    responseBody: '{"id":"3f1c","title":"cps-7f3a-legal","parent":null,"level":1,"members":0}',
    milliseconds: 41.2,
    curl: `curl -sS -X ${method} '${url}' -H "Authorization: Bearer $CPS_TOKEN"`,
    failure: null,
    ...overrides,
  };
}

const creation = exchange({
  operation: 'createDepartment',
  method: 'POST',
  url: `${base}/org-units`,
  requestHeaders: { authorization: 'Bearer [redacted]', 'content-type': 'application/json' },
  requestBody: '{"title":"cps-7f3a-Legal","parent":null}',
  status: 201,
});

const emptyUpdate = exchange({
  operation: 'updateDepartment',
  method: 'PATCH',
  requestHeaders: { authorization: 'Bearer [redacted]', 'content-type': 'application/json' },
  requestBody: '{}',
});

const deletion = exchange({
  operation: 'deleteDepartment',
  method: 'DELETE',
  status: 500,
  responseHeaders: { 'content-type': 'text/html' },
  responseBody: '<html><body><h1>Internal Server Error</h1><script>alert(1)</script></body></html>',
});

const unanswered = exchange({
  operation: 'readAccess',
  url: `${base}/acl?folderId=88&folderPath=%2FLegal`,
  status: null,
  responseHeaders: {},
  responseBody: null,
  milliseconds: 10_000,
  failure: 'No answer within 10 s.',
});

const blockedByDeletion = {
  outcome: 'blocked',
  reason: 'Deleting a department failed in department-delete-offered, so that what follows from it could not be seen.',
  blockedBy: 'department-delete-offered',
} as const;

const needs500 = {
  outcome: 'unsupported',
  reason: 'The target names 12 users in existing.users and this takes 501.',
} as const;

export const sampleFailures: Readonly<Record<string, Partial<CaseRecord>>> = {
  'department-delete-offered': {
    outcome: 'failed',
    reason: 'The deletion of a department was answered with 500 where any 2xx was expected.',
    expected: '2xx',
    actual: 500,
    exchanges: [creation, deletion],
    decisive: 1,
  },
  'department-delete-subtree': blockedByDeletion,
  'department-delete-keeps-users': blockedByDeletion,
  'department-delete-ends-grants': blockedByDeletion,
  'department-update-empty': {
    outcome: 'failed',
    reason: 'An update with neither name nor parent was accepted.',
    expected: { status: 400, code: 'DEPARTMENT PATCH EMPTY' },
    actual: { status: 200, code: null },
    exchanges: [creation, emptyUpdate],
    decisive: 1,
    script: '#!/bin/sh\nsend PATCH "$BASE"/org-units/"$ID_1"\n',
  },
  'departments-list-children': {
    outcome: 'failed',
    reason: 'The list of children holds the department itself.',
    expected: ['3f20', '3f21'],
    actual: ['3f1c', '3f20', '3f21'],
    exchanges: [
      creation,
      exchange({
        operation: 'listDepartments',
        url: `${base}/org-units?childrenOf=3f1c`,
        responseBody: '{"units":[{"id":"3f1c"},{"id":"3f20"},{"id":"3f21"}],"nextToken":null}',
      }),
    ],
    decisive: 1,
  },
  'access-read-both-rejected': {
    outcome: 'error',
    reason: 'No answer came within 10 s, three times in a row.',
    exchanges: [unanswered],
    decisive: 0,
  },
  'department-names': {
    outcome: 'warned',
    reason: 'The name of a department is called title, and its depth level.',
    expected: ['name', 'parentDepartment', 'path', 'depth', 'memberCount'],
    actual: ['title', 'parent', 'path', 'level', 'members'],
    exchanges: [exchange({})],
    decisive: 0,
  },
  'members-500-accepted': needs500,
  'members-501-rejected': needs500,
  'members-duplicates-folded': needs500,
  'document-field-names-case': {
    outcome: 'unbound',
    reason: 'The target binds no operation to updateDocumentFields.',
  },
  'job-ended-stays': { outcome: 'untested', reason: 'The run judged the verdict stated only.' },
};
