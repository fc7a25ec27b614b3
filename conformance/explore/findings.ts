import { loadRegister } from '../requirements/register.ts';
import { scriptOf } from '../runner/run-case.ts';
import { type Exploration, pseudoCaseOf } from './attempt.ts';
import { type Broken, keyOf } from './broken.ts';
import type { ExploreFinding } from './record.ts';
import { isRecommended } from './rules.ts';
import type { Discovery } from './run-commands.ts';

const most = 40;
const mostFlaky = 3;

export class ExploreFindings {
  readonly found: ExploreFinding[] = [];
  readonly warnings: ExploreFinding[] = [];
  readonly flaky: ExploreFinding[] = [];
  readonly #exploration: Exploration;
  readonly #known = new Map<string, number>();

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
  }

  isKnown({ key }: Broken): boolean {
    const seen = this.#known.get(key);
    this.#known.set(key, (seen ?? -1) + 1);
    return seen !== undefined;
  }

  add(discovery: Discovery): void {
    const { key } = discovery.broken;
    const finding = this.#findingOf(discovery);
    if (discovery.isConfirmed) {
      (isRecommended(discovery.broken.rule) ? this.warnings : this.found).push(finding);
      return;
    }
    this.flaky.push(finding);
    if (this.flaky.filter((each) => keyOf(each.id, each.place) === key).length < mostFlaky) this.#known.delete(key);
  }

  finish(): void {
    for (const finding of [...this.found, ...this.warnings])
      finding.seenAgain = this.#known.get(keyOf(finding.id, finding.place)) ?? 0;
  }

  #findingOf({ broken, ended, seed, name, repeated }: Discovery): ExploreFinding {
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
