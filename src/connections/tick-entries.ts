import { executionAsyncResource } from 'node:async_hooks';

const spare: object[] = [];

/**
 * Keeps one queue entry of `process.nextTick` in memory, so that garbage collection never deletes all entries.
 * In Node 24, `process.nextTick` takes five times as long after garbage collection has deleted all queue entries.
 */
export function keepTickEntry(): void {
  if (spare.length > 0) return;
  process.nextTick(() => spare.push(executionAsyncResource()));
}
