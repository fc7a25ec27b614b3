import type { InjectedFault } from '../../src/library/control.ts';
import { appliedLoss, refusedLoss } from '../checks/lost-responses.ts';
import type { Conditions } from './scenario.ts';

export type LostOperation = NonNullable<InjectedFault['operation']>;

/** Loses the first request of an operation before the sandbox applies it, and the response to the second one after. */
export function losing(operation: LostOperation, expression: RegExp): NonNullable<Conditions['intercept']> {
  return ({ tenant }) => {
    let losses = 0;
    return async ({ method, target }, forward) => {
      if (losses === 2 || !expression.test(`${method} ${target}`)) return forward();
      const fault = losses === 0 ? await tenant.fault({ name: 'reset', operation, times: 1 }) : undefined;
      const answer = await forward();
      await fault?.remove();
      if (answer.status >= 300) return answer;
      losses += 1;
      return { ...answer, breaks: 'before', probe: fault ? refusedLoss : appliedLoss };
    };
  };
}
