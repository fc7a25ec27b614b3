import type { OperationId } from '../../../conformance/canonical/operations.ts';
import { verdicts } from '../../../conformance/canonical/verdicts.ts';
import type { Case } from '../../../conformance/case/case.ts';
import { judgeClass, judgeRequirements } from '../../../conformance/record/judge.ts';
import type { CaseRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import type { Requirement } from '../../../conformance/requirements/register.ts';
import { exchange } from './sample-failures.ts';

const administration = {
  'admin-token-offered': 'The administration interface issues a token for an API key.',
  'department-create-offered': 'A department can be created.',
  'department-name-1-accepted': 'A name of one character is accepted.',
  'department-name-1000-accepted': 'A name of 1000 characters is accepted.',
  'department-name-1001-rejected': 'A name of 1001 characters is rejected and nothing is created.',
  'department-name-separator-rejected': 'A name that contains // is rejected.',
  'department-sibling-case': 'A name that differs from a sibling name only in case is accepted.',
  'departments-list-children': 'A list with filter[id] contains the children of the department and not itself.',
  'department-update-empty':
    'An update with neither name nor parentDepartment is answered with 400 DEPARTMENT PATCH EMPTY.',
  'department-delete-offered': 'A department can be deleted.',
  'department-delete-subtree': 'The deletion of a department also deletes its descendants.',
  'department-delete-keeps-users': 'The deletion of a department never deletes users.',
  'department-delete-ends-grants': 'The deletion of a department removes the folder grants of the whole subtree.',
  'members-202': 'A change of members is accepted with status 202.',
  'members-500-accepted': 'A list of 500 different user ids is accepted and applied.',
  'members-501-rejected': 'A list of 501 different user ids is rejected and changes no membership.',
  'members-duplicates-folded': 'A list of 501 ids with one duplicate counts as 500 ids and is accepted.',
  'access-read-both-rejected': 'A read with both filter[id] and filter[path] is rejected.',
  'job-kind-members': 'The job of a membership change has the kind members.',
  'assignments-user-twice-rejected': 'A request that lists a user twice is rejected and no role changes.',
  'department-names': 'The fields have the names name, parentDepartment, path, depth and memberCount.',
  'department-create-201': 'The response to a creation has status 201 and a Location header.',
  'job-ended-stays': 'A job does not change after it has ended.',
  'members-one-operation': 'A request either adds or removes members and does not do both.',
};

const documents = {
  'documents-token-offered': 'The documents interface issues a token for an API key.',
  'fields-list-offered': 'The fields can be listed.',
  'fields-active-only': 'The list of fields with active=active contains only active fields.',
  'document-upload-offered': 'A document can be uploaded.',
  'document-version-same-set': 'A download has exactly the same bytes as the upload.',
  'document-field-names-case': 'Two field names that differ only in case are two fields.',
  'document-deleted-gone': 'A deleted document can no longer be read.',
};

const special: Record<string, Partial<Requirement>> = {
  'department-names': { level: 'recommended' },
  'department-create-201': { basis: 'assumed' },
  'job-ended-stays': { basis: 'assumed' },
  'members-one-operation': { untestable: 'The description leaves the field for the operation open.' },
};

const rows = [
  ...rowsOf(administration, { interface: 'admin', class: 'administration' }),
  ...rowsOf(documents, { interface: 'documents', class: 'documents' }),
];
const suite = rows.filter(({ untestable }) => untestable === undefined).map(caseOf);

export const sampleCases: readonly string[] = suite.map(({ id }) => id);

export function recordOf(failures: Readonly<Record<string, Partial<CaseRecord>>>): RunRecord {
  const cases = suite.map(({ run: _, ...each }): CaseRecord => {
    const nothing = { reason: null, expected: null, actual: null, blockedBy: null, decisive: null };
    return {
      ...each,
      outcome: 'passed',
      ...nothing,
      exchanges: [exchange({})],
      milliseconds: 187.4,
      ...failures[each.id],
    };
  });
  const classes = ['administration', 'documents'].flatMap((name) =>
    verdicts.map((verdict) => judgeClass(name, verdict, rows, suite, cases)),
  );
  return {
    schema: 'contract-platform-kit/run/v1',
    runId: '7f3a9c',
    shard: null,
    startedAt: '2026-11-21T05:20:07.412Z',
    milliseconds: 9214,
    kit: { version: '0.1.0', contractDigest: `sha256:${'a1'.repeat(32)}`, suiteDigest: `sha256:${'b2'.repeat(32)}` },
    target: {
      name: 'Borealis Contracts',
      description: 'The nightly build',
      baseUrls: { admin: 'https://contracts.borealis.example/api/v1', documents: 'https://docs.borealis.example' },
      file: 'borealis.target.yaml',
    },
    conclusion: 'certified',
    voidReason: null,
    exitCode: 0,
    requests: 412,
    classes,
    requirements: judgeRequirements(rows, suite, cases),
    cases,
    rootCauses: [],
    deviations: [],
    cleanup: { created: 41, removed: 41, left: [] },
  };
}

function rowsOf(statements: Record<string, string>, common: Pick<Requirement, 'interface' | 'class'>): Requirement[] {
  return Object.entries(statements).map(([id, statement]) => ({
    ...common,
    ...{ id, statement, file: 'sample.yaml', line: 1, section: 'Limits', claims: ['C-018'] },
    ...{ basis: 'stated', level: 'required' },
    ...special[id],
  }));
}

function caseOf({ id, statement, basis }: Requirement): Case {
  const verdict = basis === 'stated' ? 'stated' : 'published';
  const title = statement.replace(/\.$/, '');
  return { id, requirement: id, title, verdict, operations: [operationOf(id)], run: async () => undefined };
}

function operationOf(id: string): OperationId {
  if (id.startsWith('access')) return 'readAccess';
  return id.includes('update') ? 'updateDepartment' : 'readDepartment';
}
