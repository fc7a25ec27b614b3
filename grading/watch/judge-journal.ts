import type { JournalEntry } from '../recording-proxy/control.ts';
import type { ClientRule } from '../rules/rule.ts';
import type { AreaRecord, Mark, RuleRecord } from '../run/grade-record.ts';
import { judge } from '../run/judge.ts';
import { areaRecords, markOf, ruleRecord } from '../run/marks.ts';
import { exchangesOfJournal } from './from-journal.ts';

/** The grade of a client that a person runs. Rules that need more than the request journal are not judged. */
export interface JournalGrade {
  mark: Mark;
  areas: AreaRecord[];
  rules: RuleRecord[];
}

/** Grades a client from the tenant's request journal. Runs in Node.js and in the browser. */
export function judgeJournal(entries: readonly JournalEntry[], rules: readonly ClientRule[]): JournalGrade {
  const scene = { scenario: 'watch', exchanges: exchangesOfJournal(entries), client: null, facts: {} };
  const judged = judge(rules, [{ scene, isAttempted: entries.length > 0 }]).map(ruleRecord);
  return { mark: markOf(judged), areas: areaRecords(judged), rules: judged };
}
