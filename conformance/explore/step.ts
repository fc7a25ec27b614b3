import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Need } from '../case/needs.ts';
import type { RunParts } from '../runner/create-api.ts';
import type { Draws } from './draws.ts';
import type { Model } from './model/model.ts';
import type { Rule } from './rules.ts';
import type { Transition } from './transitions.ts';

/** The functions and data that a step of a random walk can use. */
export interface Walk {
  api: Api;
  parts: RunParts;
  model: Model;
  draws: Draws;
  /** The key of the objects that the step creates. The key does not change if shrinking removes other steps. */
  key: string;
  /** Sets the sentence with which reports describe the step. A later call replaces the sentence. */
  says: (text: string) => void;
  /**
   * Runs a check for a rule. If the check fails, the target violates the rule.
   * `place` names the violated part of the contract.
   */
  rule: <T>(rule: Rule, check: () => T | Promise<T>, place?: string) => Promise<T>;
  /** Counts a kind of input that the step sent, for the coverage of the run. */
  reached: (what: string) => void;
  /** Counts a state transition that the step caused, for the coverage of the run. */
  passed: (transition: Transition) => void;
}

/** One kind of step. It sends a request, checks the response and the effects, and updates the model. */
export interface Command {
  name: string;
  /**
   * The operations that the step may send.
   * If the target does not bind them all, random walks do not use this kind of step.
   */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the step is only for targets that claim the published contract. */
  published?: true;
  /** The relative frequency of this kind of step. The default is 1. */
  weight?: number;
  /** The maximum number of these steps in a run. It is set if their objects remain at the target or are large. */
  most?: number;
  /** Returns whether the step is possible in this state of the model. By default it always is. */
  can?: (model: Model) => boolean;
  run: (walk: Walk) => Promise<void>;
}

/** One step of a random walk. The seed determines all its random draws. */
export interface Step {
  command: string;
  seed: number;
}

/** A step that a random walk has executed, with a sentence that describes it. */
export interface TakenStep extends Step {
  text: string;
}
