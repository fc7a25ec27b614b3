import type { ClientExchange } from '../observe/exchange.ts';
import { loadRules } from '../rules/load-rules.ts';
import type { GradeRecord, RuleRecord } from '../run/grade-record.ts';
import { gradeKitOf, gradeRecordOf } from '../run/make-record.ts';

const exchange: RuleRecord['deciding'][number] = {
  ...{ id: 1, at: 120, answeredAt: 130, host: 'sandbox', method: 'GET', path: '/v2/admin/jobs/1?<b>' },
  ...{ operation: 'readJob', status: 200, isWhole: true, violations: [], probe: null, token: 1, hasSecretInUrl: false },
  ...{ ignoresIdleConnection: false, connection: 1 },
  request: { headers: { authorization: 'Bearer ***' }, body: null, bytes: 0, isCut: false },
  answer: { headers: { 'content-type': 'application/json' }, body: { name: '<script>' }, bytes: 20, isCut: false },
};

export function sampleRecord(failed: readonly string[], voidReason: string | null = null): GradeRecord {
  const rules = loadRules();
  return gradeRecordOf({
    ...{ name: 'node <client>.mjs', startedAt: new Date('2026-01-15T09:00:00Z'), milliseconds: 1500, voidReason },
    kit: gradeKitOf(),
    rules: rules.map(({ scenarios: _, ...rule }) => ({
      ...rule,
      ...{ outcome: failed.includes(rule.id) ? 'failed' : 'passed', reason: 'The client did <this>.', scenario: 'job' },
      deciding: [exchange],
    })),
    scenarios: [
      {
        ...{
          id: 'job',
          title: 'A job that succeeds',
          task: 'Delete the department 12.',
          isAttempted: true,
          exitCode: 0,
        },
        ...{
          stopped: null,
          result: 'done',
          requests: 7,
          milliseconds: 900,
          output: 'first line\nTypeError: no\u001b[31m',
        },
      },
    ],
  });
}

const empty = { headers: {}, body: null, bytes: 0, isCut: false };

export function sampleExchange(different: Partial<ClientExchange> & { id: number }): ClientExchange {
  const at = different.at ?? different.id * 1000;
  return {
    ...{ at, answeredAt: at + 10, host: 'sandbox', method: 'GET', path: '/v2/admin/departments/1' },
    ...{ operation: 'readDepartment', status: 200, request: empty, answer: empty, isWhole: true, violations: [] },
    ...{ probe: null, token: null, hasSecretInUrl: false, ignoresIdleConnection: false, connection: 1 },
    ...different,
  };
}
