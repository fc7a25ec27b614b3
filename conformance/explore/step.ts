import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Need } from '../case/needs.ts';
import type { RunParts } from '../runner/create-api.ts';
import type { Draws } from './draws.ts';
import type { Model } from './model/model.ts';
import type { Rule } from './rules.ts';
import type { Transition } from './transitions.ts';

/** The functions and data that one step of a walk can use. */
export interface Walk {
  api: Api;
  parts: RunParts;
  model: Model;
  draws: Draws;
  /** The key of the objects that the step creates. It stays the same if other steps are removed. */
  key: string;
  /** Stores one sentence that says what the step does. A later sentence replaces an earlier one. */
  says: (text: string) => void;
  /** Runs a check. If the check fails, the target violates this rule, in the named part of the contract. */
  rule: <T>(rule: Rule, check: () => T | Promise<T>, place?: string) => Promise<T>;
  /** Records for the coverage that the walk sent a kind of input. */
  reached: (what: string) => void;
  /** Records for the coverage that the walk caused a transition of a state machine. */
  passed: (transition: Transition) => void;
}

/** One kind of step: the request of one operation, the checks of its response and effects, and the new model state. */
export interface Command {
  name: string;
  /** All operations that the step may send. The step is left out if the target does not bind all of these operations. */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the step is only for targets that claim the published contract. */
  published?: true;
  /** How often the step occurs compared with other steps. The default is 1. */
  weight?: number;
  /** The highest number of these steps in a run, for steps whose objects remain at the target or are large. */
  most?: number;
  /** Returns whether the step is possible in this state. */
  can?: (model: Model) => boolean;
  run: (walk: Walk) => Promise<void>;
}

/** A step of a walk. The seed decides all its draws. */
export interface Step {
  command: string;
  seed: number;
}

/** A step with a sentence about its effect. */
export interface TakenStep extends Step {
  text: string;
}
