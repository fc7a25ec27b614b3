import { checks } from '../checks/index.ts';
import type { RuleFinding, RuleOutcome } from '../observe/finding.ts';
import type { Transcript } from '../observe/transcript.ts';
import type { ClientRule } from '../rules/rule.ts';

export interface Judgment extends RuleFinding {
  rule: ClientRule;
  scenario: string | null;
}

export interface JudgedTranscript {
  scene: Transcript;
  isAttempted: boolean;
}

/** A rule fails if it failed in any scenario. It passes if it failed in no scenario and passed in at least one. */
const decisive: readonly RuleOutcome[] = ['failed', 'passed', 'not observed', 'not attempted'];

/** A rule never passes in a scenario whose task the client did not attempt. */
export function judge(rules: readonly ClientRule[], scenes: readonly JudgedTranscript[]): Judgment[] {
  return rules.map((rule) => {
    const own = scenes.filter(({ scene }) => decides(rule, scene.scenario));
    const judgments = own.map(({ scene, isAttempted }) => ({
      ...(isAttempted ? judgeScene(rule, scene) : notAttempted),
      rule,
      scenario: scene.scenario,
    }));
    const [first = { ...notAttempted, rule, scenario: null }] = decisive.flatMap((outcome) =>
      judgments.filter((judgment) => judgment.outcome === outcome).slice(0, 1),
    );
    return first;
  });
}

export function decides({ scenarios }: ClientRule, scenario: string): boolean {
  return scenarios === 'all' || scenario === 'watch' || scenarios.includes(scenario);
}

function judgeScene({ id }: ClientRule, scene: Transcript): RuleFinding {
  const check = checks[id];
  if (!check) throw new Error(`The rule ${id} has no check.`);
  return check(scene);
}

const notAttempted: RuleFinding = {
  outcome: 'not attempted',
  reason: 'The client did not do the task of a scenario that decides this rule.',
  deciding: [],
};
