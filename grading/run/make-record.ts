import { readFileSync } from 'node:fs';
import { sha256 } from '../../conformance/digest.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Outcome } from '../observe/finding.ts';
import { areas, type Rule } from '../rules/rule.ts';
import type { AreaRecord, GradeRecord, Mark, RuleRecord, ScenarioRecord } from './grade-record.ts';
import type { Judgment } from './judge.ts';

/** The maximum number of exchanges that a rule shows. */
const mostDeciding = 4;

interface Given {
  name: string;
  startedAt: Date;
  milliseconds: number;
  scenarios: ScenarioRecord[];
  judgments: readonly Judgment[];
  voidReason: string | null;
}

/** Creates the record of a grading from its judgments. */
export function makeRecord({ name, startedAt, milliseconds, scenarios, judgments, voidReason }: Given): GradeRecord {
  const rules = judgments.map(ruleRecord);
  const mark = markOf(rules);
  const conclusion = voidReason !== null ? 'void' : mark === 'F' ? 'failed' : 'passed';
  return {
    kind: 'client grade',
    kit: kitOf(judgments.map(({ rule }) => rule)),
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

export function isBroken(level: RuleRecord['level']): (rule: RuleRecord) => boolean {
  return (rule) => rule.outcome === 'failed' && rule.level === level;
}

function markOf(rules: readonly RuleRecord[]): Mark {
  if (rules.some(isBroken('must'))) return 'F';
  if (rules.some(isBroken('should'))) return 'B';
  return rules.some(({ outcome }) => outcome === 'passed' || outcome === 'failed') ? 'A' : null;
}

function ruleRecord({ rule, outcome, reason, scenario, deciding }: Judgment): RuleRecord {
  const { scenarios: _, ...shown } = rule;
  return { ...shown, outcome, reason, scenario, deciding: deciding.slice(0, mostDeciding) };
}

function areaRecords(rules: readonly RuleRecord[]): AreaRecord[] {
  return areas.flatMap((area) => {
    const own = rules.filter((rule) => rule.area === area);
    const count = (outcome: Outcome) => own.filter((rule) => rule.outcome === outcome).length;
    const counts = {
      failed: count('failed'),
      passed: count('passed'),
      'not observed': count('not observed'),
      'not attempted': count('not attempted'),
    };
    return own.length === 0 ? [] : [{ area, mark: markOf(own), counts }];
  });
}

/** Returns the version of the kit, and the digests of the contract and of the rules. */
function kitOf(rules: readonly Rule[]): GradeRecord['kit'] {
  const bundles = ['admin', 'documents'].map((name) =>
    readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url)),
  );
  const { version } = packageFile;
  const contractDigest = `sha256:${sha256(Buffer.concat(bundles))}`;
  return { version, contractDigest, rulesDigest: `sha256:${sha256(JSON.stringify({ version, rules }))}` };
}
