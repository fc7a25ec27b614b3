import fc from 'fast-check';
import { type EndedAttempt, type Exploration, WalkAttempt } from './attempt.ts';
import type { Broken } from './broken.ts';
import { exploreCommands as allCommands } from './commands/index.ts';
import type { ExploreModel } from './model/model.ts';
import type { Command, CommandCall } from './step.ts';

/**
 * Removes items from a list as long as `isStillBroken` returns true for the shorter list. Returns the shorter list.
 * Tries the last item alone first. Then tries to remove large parts of the list, smaller parts, and finally single items.
 *
 * Each call of `isStillBroken` sends requests to the target.
 */
export async function shrink<T>(items: readonly T[], isStillBroken: (rest: T[]) => Promise<boolean>): Promise<T[]> {
  const last = items.slice(-1);
  if (items.length > 1 && (await isStillBroken(last))) return last;
  let shortest = [...items];
  for (let size = Math.ceil(shortest.length / 2); size > 0; ) {
    const before = shortest.length;
    for (let from = 0; from < shortest.length && shortest.length > 1; ) {
      const rest = shortest.toSpliced(from, size);
      if (rest.length > 0 && (await isStillBroken(rest))) shortest = rest;
      else from += size;
    }
    const isRepeated = size === 1 && shortest.length < before;
    if (!isRepeated) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}

export const mostSteps = 28;
const drawnPerStep = 4;
const mostExecutions = 80;
const mostReplays = 3;

export interface Discovery {
  walk: number;
  seed: number;
  broken: Broken;
  ended: EndedAttempt;
  name: string;
  repeated: number;
  isConfirmed: boolean;
}

export interface WalkOptions {
  number: number;
  seed: number;
  length: number;
  chosen: readonly { command: Command; weight: number }[];
  isKnown: (broken: Broken) => boolean;
  isLate: () => boolean;
}

class SeededCommand implements fc.AsyncCommand<ExploreModel, WalkAttempt, false> {
  readonly command: Command;
  readonly seed: number;
  readonly #length: number;

  constructor(command: Command, seed: number, length = Number.POSITIVE_INFINITY) {
    this.command = command;
    this.seed = seed;
    this.#length = length;
  }

  check(model: Readonly<ExploreModel>): boolean {
    return model.steps < this.#length && this.command.can(model);
  }

  run(model: ExploreModel, attempt: WalkAttempt): Promise<void> {
    return attempt.take(this.command, this.seed, model);
  }

  toString(): string {
    return `${this.command.name} (${this.seed})`;
  }
}

export async function runCommandSequence(
  exploration: Exploration,
  options: WalkOptions,
): Promise<{ discovery?: Discovery; ended: EndedAttempt }> {
  const { number, seed } = options;
  let ended: EndedAttempt = { taken: [], exchanges: [], mismatches: [] };
  const property = fc.asyncProperty(stepsOf(options), async (steps) => {
    ended = await new WalkAttempt(exploration, `w${number}`).run(steps);
  });
  await fc.check(property, { seed, numRuns: 1, unbiased: true });
  return judged(exploration, options, ended);
}

export async function repeatWalk(
  exploration: Exploration,
  steps: readonly CommandCall[],
  options: Pick<WalkOptions, 'number' | 'seed' | 'isKnown' | 'isLate'>,
): Promise<{ discovery?: Discovery; ended: EndedAttempt }> {
  const ended = await replaySteps(exploration, steps, `w${options.number}`);
  return judged(exploration, options, ended);
}

async function judged(
  exploration: Exploration,
  options: Pick<WalkOptions, 'number' | 'seed' | 'isKnown' | 'isLate'>,
  ended: EndedAttempt,
): Promise<{ discovery?: Discovery; ended: EndedAttempt }> {
  const broken = violationsIn(ended).find((each) => !options.isKnown(each));
  if (!broken) return { ended };
  return { ended, discovery: await shortened(exploration, options, ended, broken) };
}

export function violationsIn({ broken, mismatches }: EndedAttempt): Broken[] {
  return [...(broken ? [broken] : []), ...mismatches];
}

async function shortened(
  exploration: Exploration,
  { number, seed, isLate }: Pick<WalkOptions, 'number' | 'seed' | 'isLate'>,
  first: EndedAttempt,
  broken: Broken,
): Promise<Discovery> {
  const sameIn = (ended: EndedAttempt) => violationsIn(ended).find(({ key }) => key === broken.key);
  let executions = 0;
  let repeated = 0;
  const isBroken = async (steps: readonly CommandCall[]) => {
    if (executions >= mostExecutions || isLate()) return false;
    const ended = await replaySteps(exploration, steps, `w${number}-${++executions}`);
    const isSame = sameIn(ended) !== undefined;
    if (isSame) repeated += 1;
    return isSame;
  };
  const steps = await shrink(first.taken, isBroken);
  for (let replay = 1; replay <= mostReplays; replay++) {
    const name = `w${number}-again-${replay}`;
    const ended = await exploration.gate.alone(() => replaySteps(exploration, steps, name, true));
    const again = sameIn(ended);
    if (again) return { walk: number, seed, broken: again, ended, name, repeated: repeated + 1, isConfirmed: true };
  }
  return { walk: number, seed, broken, ended: first, name: `w${number}`, repeated, isConfirmed: false };
}

function stepsOf({ chosen, length }: WalkOptions): fc.Arbitrary<SeededCommand[]> {
  const seeds = fc.noShrink(fc.integer({ min: 0, max: 0xffff_ffff }));
  const kinds = chosen.map(({ command, weight }) => ({
    weight: Math.max(1, Math.round(weight * 10)),
    arbitrary: seeds.map((seed) => new SeededCommand(command, seed, length)),
  }));
  const drawn = length * drawnPerStep;
  return fc.array(fc.oneof(...kinds), { minLength: drawn, maxLength: drawn });
}

/** If the request sequence cannot be completed, the property `stopped` of the result contains the reason. */
export async function replaySteps(
  exploration: Exploration,
  steps: readonly CommandCall[],
  name: string,
  isAlone = false,
): Promise<EndedAttempt> {
  const known = new Map(allCommands.map((command) => [command.name, command]));
  const seeded = steps.flatMap(({ command, seed }) => {
    const found = known.get(command);
    return found ? [new SeededCommand(found, seed)] : [];
  });
  const ended = await new WalkAttempt(exploration, name, isAlone).run(seeded);
  const [taken, wanted] = [ended.taken.length, steps.length];
  exploration.coverage.repeatedSteps += taken;
  if (ended.broken !== undefined || ended.stopped !== undefined || taken === wanted) return ended;
  return { ...ended, stopped: `only ${taken} of ${wanted} saved steps were possible at this target` };
}
