import type { OperationId } from '../canonical/operations.ts';
import type { Api, Expectations } from '../case/api.ts';
import { declaredAbsence, type Need, supplies } from '../case/needs.ts';
import type { RunParts } from '../runner/create-api.ts';
import type described from './commands.json';
import type { WalkDraws } from './draws.ts';
import type { ExploreModel } from './model/model.ts';
import type { ExploreRule, ExploreTransition } from './rules.ts';

export function has({ parts: { target } }: CommandSequence, need: Need): boolean {
  return supplies(target, need) && declaredAbsence(target, need) === undefined;
}

/** The expectations of `Api`. The first parameter is the rule that the target violates if the expectation is not met. */
export type RuleExpectations = {
  [Name in keyof Expectations]: (rule: ExploreRule, ...values: Parameters<Expectations[Name]>) => Promise<void>;
};

export interface CommandSequence {
  api: Api;
  expect: RuleExpectations;
  parts: RunParts;
  model: ExploreModel;
  draws: WalkDraws;
  key: string;
  says: (text: string) => void;
  rule: <T>(rule: ExploreRule, check: () => T | Promise<T>, place?: string) => Promise<T>;
  reached: (what: string) => void;
  passed: (transition: ExploreTransition) => void;
}

export type CommandName = keyof typeof described;

type Run = (walk: CommandSequence) => Promise<void>;

/** What each kind of step does. `can` says whether the step is possible in the state of the model. */
export type StepTable = Partial<Record<CommandName, Run | { can: (model: ExploreModel) => boolean; run: Run }>>;

/** A step that changes one of several objects, and that is impossible without such an object. */
export function onOne<T extends { readonly key: string }>(
  label: string,
  candidates: (model: ExploreModel) => T[],
  run: (walk: CommandSequence, one: T) => Promise<void>,
) {
  return {
    can: (model: ExploreModel) => candidates(model).length > 0,
    run: async (walk: CommandSequence) => {
      const one = walk.draws.choose(label, candidates(walk.model), ({ key }) => key);
      if (one) await run(walk, one);
    },
  };
}

/** A kind of step, as described in `commands.json`. */
export interface Command {
  name: string;
  theme: string;
  operations: readonly OperationId[];
  needs: readonly Need[];
  published: boolean;
  weight: number;
  /** The maximum number of times that one run executes this kind of step. */
  most: number;
  can: (model: ExploreModel) => boolean;
  run: Run;
}

export interface CommandCall {
  command: string;
  seed: number;
}

export interface TakenStep extends CommandCall {
  text: string;
}
