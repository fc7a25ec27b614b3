import { declaredAbsence, type Need, supplies } from '../case/needs.ts';
import type { Walk } from './step.ts';

/** Returns whether the target has a capability. Some steps use it if it exists, but do not require it. */
export function has({ parts: { target } }: Walk, need: Need): boolean {
  return supplies(target, need) && declaredAbsence(target, need) === undefined;
}
