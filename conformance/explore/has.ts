import { declaredAbsence, type Need, supplies } from '../case/needs.ts';
import type { CommandSequence } from './step.ts';

/** Returns whether the target supplies an optional feature or test object, such as a second folder. */
export function has({ parts: { target } }: CommandSequence, need: Need): boolean {
  return supplies(target, need) && declaredAbsence(target, need) === undefined;
}
