import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import { declaredAbsence, type Need, supplies } from '../case/needs.ts';
import type { RunParts } from '../runner/create-api.ts';
import type { Draws } from './draws.ts';
import type { Model } from './model/model.ts';
import type { ExploreRule, Transition } from './rules.ts';

export function has({ parts: { target } }: CommandSequence, need: Need): boolean {
  return supplies(target, need) && declaredAbsence(target, need) === undefined;
}

export interface CommandSequence {
  api: Api;
  parts: RunParts;
  model: Model;
  draws: Draws;
  key: string;
  says: (text: string) => void;
  rule: <T>(rule: ExploreRule, check: () => T | Promise<T>, place?: string) => Promise<T>;
  reached: (what: string) => void;
  passed: (transition: Transition) => void;
}

export interface Command {
  name: string;
  operations: readonly OperationId[];
  needs?: readonly Need[];
  published?: true;
  /** The default is 1. */
  weight?: number;
  /** The maximum number of times that one run executes this kind of step. By default, there is no limit. */
  most?: number;
  can?: (model: Model) => boolean;
  run: (walk: CommandSequence) => Promise<void>;
}

export interface CommandCall {
  command: string;
  seed: number;
}

export interface TakenStep extends CommandCall {
  text: string;
}
