import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Need } from '../case/needs.ts';
import type { RunParts } from '../runner/create-api.ts';
import type { Draws } from './draws.ts';
import type { Model } from './model/model.ts';
import type { ExploreRule } from './rules.ts';
import type { Transition } from './transitions.ts';

/** The functions and data that a step of a random request sequence can use. */
export interface CommandSequence {
  api: Api;
  parts: RunParts;
  model: Model;
  draws: Draws;
  /** Identifies the objects that the step adds to the expected state. */
  key: string;
  says: (text: string) => void;
  /**
   * Runs a check. If the check fails, the explorer reports a violation of the given requirement.
   * The parameter `place` names the violated part of the API contract.
   */
  rule: <T>(rule: ExploreRule, check: () => T | Promise<T>, place?: string) => Promise<T>;
  reached: (what: string) => void;
  passed: (transition: Transition) => void;
}

/** A kind of step: sends requests, checks responses and effects, and updates the expected state. */
export interface Command {
  name: string;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** True if the step tests a requirement of the published API contract. */
  published?: true;
  /** How often the explorer chooses this kind of step, relative to other kinds. The default is 1. */
  weight?: number;
  /** The maximum number of times that one run executes this kind of step. By default, there is no limit. */
  most?: number;
  /** Returns whether the step is possible now. A step without the function `can` is always possible. */
  can?: (model: Model) => boolean;
  run: (walk: CommandSequence) => Promise<void>;
}

/** One step of a random request sequence. The seed determines all random values of the step. */
export interface CommandCall {
  command: string;
  seed: number;
}

export interface TakenStep extends CommandCall {
  text: string;
}
