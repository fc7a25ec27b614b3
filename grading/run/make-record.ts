import { readFileSync } from 'node:fs';
import { sha256 } from '../../conformance/digest.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { loadRules } from '../rules/load-rules.ts';
import type { GradeRecord, RuleRecord, ScenarioRecord } from './grade-record.ts';
import { areaRecords, markOf } from './judge.ts';

interface Given {
  name: string;
  kit: GradeRecord['kit'];
  startedAt: Date;
  milliseconds: number;
  scenarios: ScenarioRecord[];
  rules: RuleRecord[];
  voidReason: string | null;
}

export function recordOf({ name, kit, startedAt, milliseconds, scenarios, rules, ...given }: Given): GradeRecord {
  const mark = markOf(rules);
  const voidReason = given.voidReason ?? (mark === null ? withoutMark(scenarios) : null);
  const conclusion = voidReason !== null ? 'void' : mark === 'F' ? 'failed' : 'passed';
  return {
    kind: 'client grade',
    kit,
    client: { name },
    startedAt: startedAt.toISOString(),
    milliseconds: Math.round(milliseconds),
    conclusion,
    voidReason,
    exitCode: conclusion === 'void' ? 3 : conclusion === 'failed' ? 1 : 0,
    mark: conclusion === 'void' ? null : mark,
    areas: areaRecords(rules),
    rules,
    scenarios,
  };
}

/** A client that was not judged is no success: a record without a grade is void. */
function withoutMark(scenarios: readonly ScenarioRecord[]): string {
  return scenarios.some(({ isAttempted }) => isAttempted)
    ? 'The requests of the client decide no rule.'
    : 'The client did the task of no scenario, so no rule was judged.';
}

export function kitOf(): GradeRecord['kit'] {
  const bundles = ['admin', 'documents'].map((name) =>
    readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url)),
  );
  const { version } = packageFile;
  const contractDigest = `sha256:${sha256(Buffer.concat(bundles))}`;
  return { version, contractDigest, rulesDigest: `sha256:${sha256(JSON.stringify({ version, rules: loadRules() }))}` };
}
