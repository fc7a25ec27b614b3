import { createContext, Script } from 'node:vm';
import { TargetError } from './target-error.ts';

/** The time limit for reading values from one response, in milliseconds. */
const longest = 5_000;

const shared: { work?: () => unknown } = {};
const context = createContext(shared);
const script = new Script('work()');

/**
 * Throws a `TargetError` if the function exceeds the time limit. A response of the target can make an expression or a
 * regular expression of the target file endlessly slow.
 */
export function withinTime<T>(work: () => T, timeout = longest): T {
  let result: { value: T } | undefined;
  shared.work = () => {
    result = { value: work() };
  };
  try {
    script.runInContext(context, { timeout });
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
  if (result !== undefined) return result.value;
  throw new TargetError(`reading a response with the target file took longer than ${timeout} ms; simplify the binding`);
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
