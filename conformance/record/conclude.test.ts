import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import { rootCauses } from './conclude.ts';
import type { CaseRecord } from './run-record.ts';

interface Ended extends Partial<Omit<CaseRecord, 'requirement'>> {
  requirement: string;
  answered?: Pick<CaseRecord['exchanges'][number], 'operation' | 'status'>;
}

interface Sample {
  title: string;
  cases: (string | Ended)[];
  causes?: string[];
  first?: string;
  all?: string[];
  inAnyOrder?: true;
}

const [sample] = recordOf({}).cases;
if (sample === undefined) throw new Error('The sample has no case.');
const base: CaseRecord = { ...sample, verdict: 'stated', outcome: 'failed', operations: [] };

function ended(each: string | Ended): CaseRecord {
  const { answered, ...own } = typeof each === 'string' ? { requirement: each } : each;
  const exchanges = answered && { exchanges: base.exchanges.map((one) => ({ ...one, ...answered })), decisive: 0 };
  return { ...base, id: own.requirement, ...exchanges, ...own };
}

const idsOf = (cases: CaseRecord[]) => rootCauses(cases).map((each) => each.case);
const samples: Sample[] = parse(readFileSync(new URL('testing/root-causes.yaml', import.meta.url), 'utf8'));

test.each(samples)('$title', ({ cases, causes, first, all, inAnyOrder }) => {
  const records = cases.map(ended);
  if (causes) expect(idsOf(records)).toEqual(causes);
  if (all) expect(idsOf(records).sort()).toEqual(all);
  if (first) expect(idsOf(records)[0]).toBe(first);
  if (inAnyOrder) expect(idsOf(records.toReversed())[0]).toBe(first);
});

test('a blocked case belongs to the most basic failed case that sends the operation', () => {
  const move = ended({ requirement: 'department-depth-follows-move', operations: ['updateDepartment'] });
  const rename = ended({ requirement: 'department-rename', operations: ['updateDepartment', 'readDepartment'] });
  const waiting = ended({ requirement: 'members-add', outcome: 'blocked', blockedBy: 'updateDepartment' });
  expect(rootCauses([move, waiting, rename])).toEqual([{ case: 'department-rename', blocked: ['members-add'] }]);
});

test('a published failure is no root cause if the published verdict does not decide', () => {
  const published = ended({ requirement: 'department-create-offered', verdict: 'published' });
  expect(rootCauses([published], ['stated'])).toEqual([]);
  const waiting = ended({ requirement: 'members-add', outcome: 'blocked', blockedBy: 'readDepartment' });
  const causes = rootCauses([{ ...published, operations: ['readDepartment'] }, waiting], ['stated']);
  expect(causes).toEqual([{ case: 'readDepartment', blocked: ['members-add'] }]);
});
