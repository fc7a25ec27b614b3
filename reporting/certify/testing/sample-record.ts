import type { CaseRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import { recordOf, sampleCases } from './record-of.ts';
import { sampleFailures } from './sample-failures.ts';

export const certifiedRecord: RunRecord = recordOf({});

export const failedRecord: RunRecord = {
  ...recordOf(sampleFailures),
  conclusion: 'not certified',
  exitCode: 1,
  rootCauses: [
    {
      case: 'department-delete-offered',
      blocked: ['department-delete-subtree', 'department-delete-keeps-users', 'department-delete-ends-grants'],
    },
  ],
  deviations: [
    {
      requirement: 'department-update-empty',
      reason: 'An old client sends empty updates; it is replaced in spring.',
      until: '2027-03-31',
    },
    { requirement: 'departments-list-children', reason: 'Known since version 3.1.', until: '2026-10-31' },
    { requirement: 'members-202', reason: 'Answered 200 until version 3.', until: '2026-12-31' },
  ],
  cleanup: {
    created: 41,
    removed: 40,
    left: [{ operation: 'createDepartment', id: '3f1c', reason: 'Its deletion was answered with 500.' }],
  },
};

/** The root cause and another failure have a second failed test case each. The first requirement has all test cases. */
export const repeatedRecord: RunRecord = {
  ...failedRecord,
  requirements: failedRecord.requirements.map((each, at) =>
    at === 0 ? { ...each, cases: failedRecord.cases.map(({ id }) => id) } : each,
  ),
  cases: failedRecord.cases.flatMap((each) => {
    const isRepeated = each.id === 'department-delete-offered' || each.id === 'department-update-empty';
    return isRepeated ? [each, { ...each, id: `${each.id}-again` }] : [each];
  }),
};

const unreached: Partial<CaseRecord> = {
  outcome: 'untested',
  reason: 'The run ended early.',
  exchanges: [],
  decisive: null,
};

export const voidRecord: RunRecord = {
  ...recordOf(Object.fromEntries(sampleCases.map((id) => [id, unreached]))),
  conclusion: 'void',
  voidReason: 'No connection to https://contracts.borealis.example/api/v1: ECONNREFUSED.',
  exitCode: 3,
  requests: 1,
  cleanup: { created: 0, removed: 0, left: [] },
};
