import { type KeyObject, randomBytes } from 'node:crypto';
import { counted, duration } from '../../conformance/text.ts';
import type { ClientMessage } from '../../grading/observe/exchange.ts';
import type { RuleOutcome } from '../../grading/observe/finding.ts';
import type { GradeRecord, Repair, RuleRecord, ScenarioRecord } from '../../grading/run/grade-record.ts';
import { failingLevels } from '../../grading/run/make-record.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { sequence } from '../../grading/watch/sequence.ts';
import { type Badge, badgeJson, badgeSvg } from '../badge.ts';
import { writeFiles } from '../files.ts';
import { element, type Head, htmlPage, partial } from '../html/render.ts';
import { jsonReport } from '../json.ts';
import { type JunitResult, type JunitSuite, junitXml, voidTest } from '../junit.ts';
import { exchangeLine, failedRules, limitationOf, markMeanings, signs, totalsOf } from './facts.ts';

export async function writeGradeReports(record: GradeRecord, directory: string, key?: KeyObject): Promise<string[]> {
  const texts = new Map([
    ['report.json', jsonReport(record)],
    ['report.html', gradeHtml(record)],
    ['junit.xml', gradeJunit(record)],
    ['badge.svg', badgeSvg(gradeBadge(record))],
    ['badge.json', badgeJson(gradeBadge(record))],
  ]);
  const runId = randomBytes(4).toString('hex');
  const files = await writeFiles(texts, directory, runId);
  if (key === undefined) return files;
  const { gradeEvidence } = await import('../evidence/grade.ts');
  const evidence = new Map([['evidence.json', gradeEvidence(record, texts, key)]]);
  return [...files, ...(await writeFiles(evidence, directory, runId))];
}

const colours = { A: '#1a7f37', B: '#9a6700', F: '#cf222e' } as const;

export function gradeBadge(record: GradeRecord): Badge {
  const { mark, voidReason } = record;
  const label = 'api client';
  if (voidReason !== null || mark === null) return { label, text: 'void', color: colours.B };
  const limitation = limitationOf(record);
  return { label, text: `grade ${mark}${limitation === null ? '' : `, ${limitation}`}`, color: colours[mark] };
}

/** Has a failure exactly if the exit code is 1, and an error exactly if it is 3. Other rules that failed are skipped. */
export function gradeJunit(record: GradeRecord): string {
  const { areas, rules, scenarios, milliseconds, startedAt, client, voidReason, failOn, repair } = record;
  const suites: JunitSuite[] = areas.map(({ area }) => ({
    name: area,
    tests: rules
      .filter((rule) => rule.area === area)
      .map((rule) => ({ classname: `${area}.${rule.level}`, name: rule.id, result: resultOf(rule, record) })),
  }));
  if (failOn === 'grade' && !repair)
    suites.push({
      name: 'scenarios',
      tests: scenarios.map((scenario) => ({ classname: 'scenarios', name: scenario.id, result: attemptOf(scenario) })),
    });
  if (repair && voidReason === null) suites.push({ name: 'repair', tests: [repairTest(repair, record)] });
  if (voidReason !== null)
    suites.push({ name: 'grade', tests: [voidTest('grade', 'the client was judged', voidReason)] });
  return junitXml({ name: client.name, startedAt, milliseconds, suites });
}

function repairTest(repair: Repair, { exitCode }: GradeRecord): JunitSuite['tests'][number] {
  const [type, text] = ['repair', repairSentence(repair)];
  const result: JunitResult =
    exitCode === 0 ? { kind: 'passed', output: text } : { kind: 'failure', type, message: text };
  return { classname: type, name: repair.rule, result };
}

function attemptOf({ isAttempted, task }: ScenarioRecord): JunitResult {
  if (isAttempted) return { kind: 'passed' };
  return { kind: 'failure', type: 'not attempted', message: `The client did not do the task: ${task}` };
}

function resultOf(rule: RuleRecord, record: GradeRecord): JunitResult {
  const { outcome, reason, statement, level, remedy, deciding } = rule;
  if (outcome === 'passed') return { kind: 'passed', output: statement };
  const isFailure = outcome === 'failed' && record.voidReason === null && failingLevels(record).includes(level);
  if (!isFailure) return { kind: 'skipped', message: `${outcome} (${level}): ${reason}` };
  const details = [statement, ...deciding.map(exchangeLine), `remedy: ${remedy}`].join('\n');
  return { kind: 'failure', type: level, message: reason, details };
}

export function gradeHtml(record: GradeRecord): string {
  const rules = record.rules.map(panelOf);
  const areas = record.areas.map((each) => ({ ...each, rules: rules.filter(({ area }) => area === each.area) }));
  const data = { record, areas, head: headOf(record), failed: failedRules(record).map(panelOf) };
  return htmlPage(`Client grade: ${record.client.name}`, 'grade', data, {
    sign: (outcome: RuleOutcome) => signs[outcome],
    tone: (outcome: RuleOutcome) => `outcome-${outcome.replace(' ', '-')}`,
    ending: ({ stopped, exitCode }: ScenarioRecord) =>
      stopped === null ? `exit code ${exitCode ?? 'unknown'}` : `stopped (${stopped})`,
  });
}

function headOf(record: GradeRecord): Head {
  const { client, mark, startedAt, milliseconds, voidReason, rules, scenarios } = record;
  const { attempted, requests, passed, failed } = totalsOf(record);
  const limitation = limitationOf(record);
  const limited = limitation === null ? '' : `, ${limitation}`;
  return {
    ...{ look: `mark-${mark ?? 'none'}`, name: client.name, startedAt, voidReason },
    summary: `${counted(rules.length, 'rule')}: ${passed} passed, ${failed} failed. ${attempted} of ${counted(scenarios.length, 'scenario')} attempted.`,
    word: voidReason === null ? (mark ?? 'No grade') : 'Void',
    meaning: mark === null ? 'Nothing was judged' : `Grade ${mark}: ${markMeanings[mark]}${limited}`,
    effort: `${counted(requests, 'request')} in ${duration(milliseconds)}`,
    by: record.repair ? [repairSentence(record.repair)] : [],
    judged: 'client',
  };
}

function panelOf(rule: RuleRecord) {
  const steps = rule.deciding.map((each) => ({ ...each, marks: each.probe === null ? [] : [each.probe] }));
  const shown = sequence(element, steps, (step, ...texts) =>
    element(
      'details',
      { class: 'others', id: `rule-${rule.id}-${step.id}` },
      element('summary', { title: exchangeLine(step) }, ...texts),
      partial('halves', { request: messageOf(step.request), answer: messageOf(step.answer) }),
    ),
  );
  return {
    ...rule,
    ...(steps.length > 0 && { sequence: shown }),
    isFailed: rule.outcome === 'failed',
    isPublic: rule.link.startsWith('https:'),
  };
}

function messageOf(message: ClientMessage | null) {
  if (message === null) return { failure: 'none' };
  const { headers, body, isCut, bytes } = message;
  const text = body === null || typeof body === 'string' ? body : JSON.stringify(body);
  return { headers, body: isCut ? `${text ?? ''}\n(only the beginning of the ${bytes} bytes was kept)` : text };
}
