import { jobs } from '../checks/jobs.ts';
import { limits } from '../checks/limits.ts';
import { lists } from '../checks/lists.ts';
import { afterLoss } from '../checks/lost-responses.ts';
import { errors, files, secrets } from '../checks/outcomes.ts';
import { requestChecks } from '../checks/requests.ts';
import { robustness } from '../checks/robustness.ts';
import { taskDone } from '../checks/task-done.ts';
import { tokens } from '../checks/tokens.ts';
import { tolerance } from '../checks/tolerance.ts';
import type { ClientExchange, ClientMessage } from '../observe/exchange.ts';
import type { Check, RuleFinding, RuleOutcome } from '../observe/finding.ts';
import type { Transcript } from '../observe/transcript.ts';
import { areas, type ClientRule } from '../rules/rule.ts';
import type { AreaRecord, Mark, RuleRecord } from './grade-record.ts';

interface Judgment extends RuleFinding {
  rule: ClientRule;
  scenario: string | null;
  cause?: string;
}

interface JudgedTranscript {
  scene: Transcript;
  isAttempted: boolean;
}

/** A rule fails if it failed in any scenario. It passes if it failed in no scenario and passed in at least one. */
const decisive: readonly RuleOutcome[] = ['failed', 'passed', 'not observed', 'not attempted'];

/** A rule never passes in a scenario whose task the client did not attempt. */
export function judge(rules: readonly ClientRule[], scenes: readonly JudgedTranscript[]): Judgment[] {
  const judgments = rules.map((rule) =>
    scenes
      .filter(({ scene }) => decides(rule, scene.scenario))
      .map(({ scene, isAttempted }) => ({
        ...(isAttempted ? judgeScene(rule, scene) : notAttempted),
        rule,
        scenario: scene.scenario,
      })),
  );
  const failures = judgments.flat().filter(({ outcome }) => outcome === 'failed');
  return rules.map((rule, index) => {
    const own = (judgments[index] ?? []).map((judgment) => withCause(judgment, failures));
    return mostDecisive(own) ?? { ...notAttempted, rule, scenario: null };
  });
}

/** A failure outweighs one that another rule explains, and both outweigh each other outcome. */
function mostDecisive(own: readonly Judgment[]): Judgment | undefined {
  const failure = own.find(({ outcome }) => outcome === 'failed') ?? own.find(({ cause }) => cause !== undefined);
  return failure ?? decisive.flatMap((wanted) => own.find(({ outcome }) => outcome === wanted) ?? [])[0];
}

function withCause(judgment: Judgment, failures: readonly Judgment[]): Judgment {
  if (judgment.outcome !== 'failed') return judgment;
  const cause = failures.find((other) => isCause(other, judgment))?.rule.id;
  if (cause === undefined) return judgment;
  const reason = `The failure of the rule ${cause} explains: ${judgment.reason}`;
  return { ...judgment, outcome: 'not observed', reason, cause };
}

function isCause(other: Judgment, { rule, scenario }: Judgment): boolean {
  const isBesides = rule.explainedBy === 'scenario' && other.scenario === scenario && other.rule.level !== 'info';
  return other.rule.explains?.includes(rule.id) || (isBesides && other.rule.id !== rule.id);
}

export function decides({ scenarios }: ClientRule, scenario: string): boolean {
  return scenarios === 'all' || scenario === 'watch' || scenarios.includes(scenario);
}

function judgeScene(rule: ClientRule, scene: Transcript): RuleFinding {
  const check = checks[rule.id];
  if (!check) throw new Error(`The rule ${rule.id} has no check.`);
  return check(scene, rule);
}

const notAttempted: RuleFinding = {
  outcome: 'not attempted',
  reason: 'The client did not do the task of a scenario that decides this rule.',
  deciding: [],
};

const mostDeciding = 4;

const longestBody = 4000;

export function ruleRecord({ rule, outcome, reason, scenario, deciding, cause }: Judgment): RuleRecord {
  const { scenarios: _, reads: __, explainedBy: ___, ...shown } = rule;
  return {
    ...shown,
    outcome,
    reason,
    scenario,
    ...(cause !== undefined && { cause }),
    deciding: deciding.slice(0, mostDeciding).map(shortened),
  };
}

function shortened(exchange: ClientExchange): ClientExchange {
  const { request, answer } = exchange;
  return { ...exchange, request: shortenedMessage(request), answer: answer && shortenedMessage(answer) };
}

function shortenedMessage(message: ClientMessage): ClientMessage {
  const text = typeof message.body === 'string' ? message.body : (JSON.stringify(message.body) ?? '');
  if (text.length <= longestBody) return message;
  return { ...message, body: `${text.slice(0, longestBody)} … (${text.length} characters)` };
}

export function markOf(rules: readonly RuleRecord[]): Mark {
  const isBroken = (wanted: RuleRecord['level']) =>
    rules.some(({ outcome, level }) => outcome === 'failed' && level === wanted);
  if (isBroken('must')) return 'F';
  if (isBroken('should')) return 'B';
  return rules.some(({ outcome }) => outcome === 'passed' || outcome === 'failed') ? 'A' : null;
}

export function areaRecords(rules: readonly RuleRecord[]): AreaRecord[] {
  return areas.flatMap((area) => {
    const own = rules.filter((rule) => rule.area === area);
    const count = (outcome: RuleOutcome) => own.filter((rule) => rule.outcome === outcome).length;
    const counts = {
      failed: count('failed'),
      passed: count('passed'),
      'not observed': count('not observed'),
      'not attempted': count('not attempted'),
    };
    return own.length === 0 ? [] : [{ area, mark: markOf(own), counts }];
  });
}

export const checks: Readonly<Record<string, Check>> = {
  ...tokens,
  ...jobs,
  ...lists,
  ...limits,
  ...robustness,
  ...afterLoss,
  ...tolerance,
  ...requestChecks,
  ...errors,
  ...taskDone,
  ...files,
  ...secrets,
};
