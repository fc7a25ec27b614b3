import { counted, duration } from '../../conformance/text.ts';
import type { Exchange, Message } from '../../grading/observe/exchange.ts';
import type { RuleOutcome } from '../../grading/observe/finding.ts';
import type { GradeRecord, RuleRecord, ScenarioRecord } from '../../grading/run/grade-record.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { sequence } from '../../grading/watch/sequence.ts';
import { element, type Head, htmlPage } from '../html/render.ts';
import { exchangeLine, failedRules, limitationOf, markMeanings, signs, totalsOf } from './facts.ts';

export function htmlReport(record: GradeRecord): string {
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
    ...{ look: `mark-${mark ?? 'none'}`, over: 'Client grade', name: client.name, startedAt, voidReason },
    summary: `${counted(rules.length, 'rule')}: ${passed} passed, ${failed} failed. ${attempted} of ${counted(scenarios.length, 'scenario')} attempted.`,
    word: voidReason === null ? (mark ?? 'No grade') : 'Void',
    meaning: mark === null ? 'Nothing was judged' : `Grade ${mark}: ${markMeanings[mark]}${limited}`,
    effort: `${counted(requests, 'request')} in ${duration(milliseconds)}`,
    by: record.repair ? [repairSentence(record.repair)] : [],
    judged: 'client',
  };
}

function panelOf(rule: RuleRecord) {
  const exchanges = rule.deciding.map((each) => ({ ...exchangeOf(each), anchor: `rule-${rule.id}-${each.id}` }));
  const shown = sequence(element, rule.deciding, ({ id }) => `#rule-${rule.id}-${id}`);
  return {
    ...rule,
    exchanges,
    ...(exchanges.length > 1 && { sequence: shown }),
    isFailed: rule.outcome === 'failed',
    isPublic: rule.link.startsWith('https:'),
  };
}

function exchangeOf(each: Exchange) {
  return { line: exchangeLine(each), request: messageOf(each.request), answer: messageOf(each.answer) };
}

function messageOf(message: Message | null) {
  if (message === null) return { failure: 'none' };
  const { headers, body, isCut, bytes } = message;
  const text = body === null || typeof body === 'string' ? body : JSON.stringify(body);
  return { headers, body: isCut ? `${text ?? ''}\n(only the beginning of the ${bytes} bytes was kept)` : text };
}
