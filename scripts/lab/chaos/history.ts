import type { Promised, Tally } from './report.ts';
import { type ChaosAnswer, isWrite, type Move } from './send.ts';
import { differenceOf, type Expected, type Undisturbed } from './undisturbed.ts';

/** A request of the load test, and the expected response: the response of a sandbox without injected failures. */
export interface Taken {
  step: Move;
  status: number;
  expected: Expected;
}

export interface HistoryParts {
  undisturbed: Undisturbed;
  observe: () => Promise<string>;
  tally: Tally;
}

/** The requests to one tenant: answered requests in the order of their responses, and requests without a response. */
export class CallHistory {
  readonly #parts: HistoryParts;
  #taken: Taken[] = [];
  #open: Open<Move>[] = [];
  /** After a violation, the stored data can be wrong, so the load test does not judge later responses. */
  isBroken = false;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  leaveOpen(step: Move): void {
    this.#open.push({ step, from: this.#taken.length });
  }

  /**
   * Records the responses to a request. A request that was sent twice has two responses.
   * Returns the expected response, or undefined if the sandbox has violated a guarantee.
   */
  async accept(step: Move, answers: readonly ChaosAnswer[]): Promise<Expected | undefined> {
    const from = this.#taken.length;
    let differs = false;
    const statuses = answers.map(({ status }) => status);
    while (statuses.length > 0) {
      const expected = await this.#parts.undisturbed.apply(step);
      // The server can process simultaneous copies of a request in any order.
      const [status = 0] = statuses.splice(Math.max(0, statuses.indexOf(expected.status)), 1);
      this.#taken.push({ step, status, expected });
      differs ||= expected.status !== status;
    }
    if (differs && !(await this.explain())) return undefined;
    return this.#taken.slice(from).find((each) => each.step === step)?.expected;
  }

  /** Returns undefined if the stored data shows no effect of the request. */
  async resolve(step: Move): Promise<Expected | undefined> {
    await this.explain();
    return this.#open.some((each) => each.step === step)
      ? undefined
      : this.#taken.find((each) => each.step === step)?.expected;
  }

  async explain(): Promise<boolean> {
    if (this.isBroken) return false;
    const { undisturbed, observe } = this.#parts;
    let [found, expected] = ['', ''];
    // Compares up to three times if the sandbox has not answered a request, because the request can still change data.
    for (let attempts = this.#open.length > 0 ? 3 : 1; attempts > 0; attempts--) {
      [found, expected] = [await observe(), await undisturbed.observe()];
      if (found === expected && this.#taken.every(isAsExpected)) return true;
      if (await this.#place(found)) return true;
    }
    await this.#accuse(found, expected);
    return false;
  }

  async #place(found: string): Promise<boolean> {
    const { undisturbed } = this.#parts;
    for (const placed of placements(this.#taken.length, this.#open)) {
      const steps = woven<Move | Taken>(this.#taken, placed);
      const taken = await this.#replay(steps);
      if (!taken.every(isAsExpected) || (await undisturbed.observe()) !== found) continue;
      this.#taken = taken;
      this.#open = this.#open.filter(({ step }) => !placed.some(([each]) => each === step));
      return true;
    }
    await this.#replay(this.#taken);
    return false;
  }

  async #replay(steps: readonly (Move | Taken)[]): Promise<Taken[]> {
    const answers = await this.#parts.undisturbed.replay(steps.map((each) => ('step' in each ? each.step : each)));
    return steps.flatMap((each, at) => {
      const expected = answers[at];
      if (!expected) return [];
      return [{ ...('step' in each ? each : { step: each, status: expected.status }), expected }];
    });
  }

  async #accuse(found: string, expected: string): Promise<void> {
    this.isBroken = true;
    const lines = this.#taken.map(lineOf);
    const open = this.#open.map(
      ({ step, from }) => `outcome unknown, after ${from}: ${step.written.method} ${step.written.target}`,
    );
    const { breaches } = this.#parts.tally;
    // To save time, searches for a lost or duplicated write only for the first three violations.
    const culprit = found !== expected && breaches.length < 3 ? await this.#culprit(found) : undefined;
    const [promise, what] = culprit ?? [
      found === expected ? 'different' : 'unexplained',
      found === expected ? 'an answer differs' : differenceOf(found, expected),
    ];
    this.#parts.tally.breach(promise, what, [...lines, ...open]);
  }

  async #culprit(found: string): Promise<[Promised, string] | undefined> {
    const { undisturbed } = this.#parts;
    const steps = this.#taken.map(({ step }) => step);
    for (let at = steps.length - 1; at >= Math.max(0, steps.length - 8); at--) {
      const step = steps[at];
      if (!step || !isWrite(step)) continue;
      const name = `${step.operation} (request ${at + 1})`;
      await undisturbed.replay(steps.toSpliced(at, 1));
      if ((await undisturbed.observe()) === found) return ['lost', `${name} was acknowledged but is not stored`];
      await undisturbed.replay(steps.toSpliced(at, 0, step));
      if ((await undisturbed.observe()) === found) return ['twice', `${name} was applied twice`];
    }
    return undefined;
  }
}

function isAsExpected({ status, expected }: Taken): boolean {
  return status === expected.status;
}

function lineOf({ step, status, expected }: Taken, at: number): string {
  const { method, target } = step.written;
  const other =
    status === expected.status
      ? ''
      : `, an undisturbed sandbox answers ${expected.status}: ${expected.body.slice(0, 200)}`;
  return `${at + 1} ${method} ${target} as ${step.as}: ${status}${other}`;
}

interface Open<T> {
  step: T;
  from: number;
}

const most = 64;

/**
 * Guesses which unanswered requests the server processed, and when. Returns the most likely guess first.
 * The server can process an unanswered request immediately, after later requests, or never.
 * A guess is likely if the server processed only a few unanswered requests, each soon after its arrival.
 */
function placements<T>(length: number, open: readonly Open<T>[]): (readonly [T, number])[][] {
  let found: { placed: (readonly [T, number])[]; cost: number }[] = [{ placed: [], cost: 0 }];
  for (const { step, from } of open.slice(-4)) {
    const more = found.flatMap(({ placed, cost }) =>
      Array.from({ length: length - from + 1 }, (_, delay) => ({
        placed: [...placed, [step, from + delay] as const],
        cost: cost + 1 + delay,
      })),
    );
    found = [...found, ...more].sort((left, right) => left.cost - right.cost).slice(0, most + 1);
  }
  return found.flatMap(({ placed }) => (placed.length > 0 ? [placed] : []));
}

function woven<T>(steps: readonly T[], placed: readonly (readonly [T, number])[]): T[] {
  return [...steps, undefined].flatMap((step, at) => [
    ...placed.filter(([, place]) => place === at).map(([open]) => open),
    ...(step === undefined ? [] : [step]),
  ]);
}
