import { loadRegister } from '../requirements/register.ts';
import { scriptOf } from '../runner/script-of.ts';
import { type Exploration, pseudoCaseOf } from './attempt.ts';
import type { Broken } from './broken.ts';
import type { Finding } from './record.ts';
import type { Discovery } from './walk.ts';

/** The number of exchanges of a finding that the record has from the start and from the end. */
const most = 40;
/** The number of unconfirmed discoveries after which a rule is no longer tried. */
const mostFlaky = 3;

/** Collects the findings of a run: at most one for each rule, and for each part of the contract. */
export class Findings {
  readonly found: Finding[] = [];
  readonly flaky: Finding[] = [];
  readonly #exploration: Exploration;
  /** The rules that a walk is shrinking or has reported, with the number of further walks that violated each rule. */
  readonly #known = new Map<string, number>();

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
  }

  /** Returns whether another walk has violated this rule already. Counts the repetition, or reserves the rule. */
  isKnown({ key }: Broken): boolean {
    const seen = this.#known.get(key);
    this.#known.set(key, (seen ?? -1) + 1);
    return seen !== undefined;
  }

  add(discovery: Discovery): void {
    const { key } = discovery.broken;
    const finding = this.#findingOf(discovery);
    if (discovery.isConfirmed) {
      this.found.push(finding);
      return;
    }
    this.flaky.push(finding);
    if (this.flaky.filter((each) => keyOf(each) === key).length < mostFlaky) this.#known.delete(key);
  }

  /** Completes the findings with the number of walks that violated the same rule. */
  finish(): void {
    for (const finding of this.found) finding.seenAgain = this.#known.get(keyOf(finding)) ?? 0;
  }

  #findingOf({ broken, ended, seed, name, repeated }: Discovery): Finding {
    const { rule, place, message, expected, actual, exchange } = broken;
    const row = loadRegister().find(({ id }) => id === rule);
    const { exchanges } = ended;
    const selected = exchanges.filter((one, at) => at < most || at >= exchanges.length - most || one === exchange);
    const decisive = exchange === null ? -1 : selected.indexOf(exchange);
    const details = { reason: message, expected, actual, exchange };
    const script = scriptOf(this.#exploration.parts, { ...pseudoCaseOf(name), requirement: rule }, exchanges, details);
    return {
      id: rule,
      ...(place !== '' && { place }),
      statement: row?.statement ?? rule,
      claims: row?.claims ?? [],
      class: row?.class ?? '',
      basis: row?.basis === 'stated' ? 'stated' : 'published',
      reason: message,
      expected,
      observed: actual,
      seed,
      steps: ended.taken,
      repeated,
      seenAgain: 0,
      exchanges: selected,
      decisive: decisive < 0 ? null : decisive,
      ...(script !== undefined && { script }),
    };
  }
}

function keyOf({ id, place }: Finding): string {
  return place === undefined ? id : `${id} ${place}`;
}
