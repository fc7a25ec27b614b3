import { declaredAbsence, type Need, supplies } from '../case/needs.ts';
import type { CommandSequence } from './step.ts';

export function has({ parts: { target } }: CommandSequence, need: Need): boolean {
  return supplies(target, need) && declaredAbsence(target, need) === undefined;
}
