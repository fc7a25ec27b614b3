import fc from 'fast-check';
import { Attempt, type Ended, type Exploration } from './attempt.ts';
import type { Broken } from './broken.ts';
import { commands as allCommands } from './commands/index.ts';
import type { Model } from './model/model.ts';
import { shrink } from './shrink.ts';
import type { Command, Step } from './step.ts';

/** The highest number of steps in one walk. The numbers are distributed evenly from 0 to this number. */
const mostSteps = 40;
/** The highest number of executions that shrinking one finding may take. */
const mostExecutions = 80;
/** The number of fresh executions of the shortest walk, of which one must break the same rule. */
const mostReplays = 3;

/** A walk that breaks a rule, after shrinking. */
export interface Discovery {
  walk: number;
  seed: number;
  broken: Broken;
  ended: Ended;
  /** The name of the execution that `ended` describes. Its objects have this name. */
  name: string;
  /** The number of executions that broke the same rule. */
  repeated: number;
  /** False if no fresh execution broke the rule again. */
  isConfirmed: boolean;
}

export interface WalkOptions {
  number: number;
  seed: number;
  /** The commands of this walk. A command with a higher weight occurs more often. */
  chosen: readonly { command: Command; weight: number }[];
  /** Returns whether a rule is already known to be broken, so that another finding is not worth its time. */
  isKnown: (broken: Broken) => boolean;
  /** Returns whether shrinking must end. */
  isLate: () => boolean;
}

/** A command with its seed, as fast-check executes it. */
class SeededCommand implements fc.AsyncCommand<Model, Attempt, false> {
  readonly command: Command;
  readonly seed: number;

  constructor(command: Command, seed: number) {
    this.command = command;
    this.seed = seed;
  }

  check(model: Readonly<Model>): boolean {
    return this.command.can?.(model) ?? true;
  }

  run(model: Model, attempt: Attempt): Promise<void> {
    return attempt.take(this.command, this.seed, model);
  }

  toString(): string {
    return `${this.command.name} (${this.seed})`;
  }
}

/**
 * Draws a walk with fast-check and executes the walk.
 * If the walk breaks a rule, executes shorter walks with new objects to find the shortest one that breaks this rule.
 * Then executes the shortest walk again.
 */
export async function walk(
  exploration: Exploration,
  options: WalkOptions,
): Promise<{ discovery?: Discovery; ended: Ended }> {
  const { number, seed, isKnown } = options;
  let ended: Ended = { taken: [], exchanges: [] };
  const property = fc.asyncProperty(stepsOf(options), async (steps) => {
    ended = await new Attempt(exploration, `w${number}`).run(steps);
  });
  await fc.check(property, { seed, numRuns: 1, unbiased: true });
  const { broken } = ended;
  if (!broken || isKnown(broken)) return { ended };
  return { ended, discovery: await shortened(exploration, options, ended, broken) };
}

/** Executes the steps of a saved finding. If they violate a rule, shortens and confirms the new finding as usual. */
export async function repeat(
  exploration: Exploration,
  steps: readonly Step[],
  options: Pick<WalkOptions, 'number' | 'seed' | 'isKnown' | 'isLate'>,
): Promise<{ discovery?: Discovery; ended: Ended }> {
  const ended = await replaySteps(exploration, steps, `w${options.number}`);
  const { broken } = ended;
  if (!broken || options.isKnown(broken)) return { ended };
  return { ended, discovery: await shortened(exploration, options, ended, broken) };
}

/** Shortens a walk that broke a rule, and confirms that a fresh execution breaks the rule again. */
async function shortened(
  exploration: Exploration,
  { number, seed, isLate }: Pick<WalkOptions, 'number' | 'seed' | 'isLate'>,
  first: Ended,
  broken: Broken,
): Promise<Discovery> {
  const { rule } = broken;
  let executions = 0;
  let repeated = 0;
  const isBroken = async (steps: readonly Step[]) => {
    if (executions >= mostExecutions || isLate()) return false;
    const ended = await replaySteps(exploration, steps, `w${number}-${++executions}`);
    const isSame = ended.broken?.rule === rule;
    if (isSame) repeated += 1;
    return isSame;
  };
  const steps = await shrink(first.taken, isBroken);
  for (let replay = 1; replay <= mostReplays; replay++) {
    const name = `w${number}-again-${replay}`;
    const ended = await replaySteps(exploration, steps, name);
    if (ended.broken?.rule !== rule) continue;
    return { walk: number, seed, broken: ended.broken, ended, name, repeated: repeated + 1, isConfirmed: true };
  }
  return { walk: number, seed, broken, ended: first, name: `w${number}`, repeated, isConfirmed: false };
}

function stepsOf({ chosen }: WalkOptions): fc.Arbitrary<Iterable<fc.AsyncCommand<Model, Attempt, false>>> {
  const seeds = fc.noShrink(fc.integer({ min: 0, max: 0xffff_ffff }));
  const kinds = chosen.flatMap(({ command, weight }) => {
    const drawn = seeds.map((seed) => new SeededCommand(command, seed));
    return Array.from({ length: Math.max(1, Math.round(weight * 2)) }, () => drawn);
  });
  return fc.commands(kinds, { maxCommands: mostSteps, size: 'max' });
}

/** Executes given steps with new objects. */
export function replaySteps(exploration: Exploration, steps: readonly Step[], name: string): Promise<Ended> {
  const known = new Map(allCommands.map((command) => [command.name, command]));
  const seeded = steps.flatMap(({ command, seed }) => {
    const found = known.get(command);
    return found ? [new SeededCommand(found, seed)] : [];
  });
  return new Attempt(exploration, name).run(seeded);
}
