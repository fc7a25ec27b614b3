import type { Exchange, Message } from '../observe/exchange.ts';
import type { RuleOutcome } from '../observe/finding.ts';
import { areas } from '../rules/rule.ts';
import type { AreaRecord, Mark, RuleRecord } from './grade-record.ts';
import type { Judgment } from './judge.ts';

const mostDeciding = 4;

const longestBody = 4000;

export function ruleRecord({ rule, outcome, reason, scenario, deciding }: Judgment): RuleRecord {
  const { scenarios: _, ...shown } = rule;
  return { ...shown, outcome, reason, scenario, deciding: deciding.slice(0, mostDeciding).map(shortened) };
}

function shortened(exchange: Exchange): Exchange {
  const { request, answer } = exchange;
  return { ...exchange, request: shortenedMessage(request), answer: answer && shortenedMessage(answer) };
}

function shortenedMessage(message: Message): Message {
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
