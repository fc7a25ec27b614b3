import { executionAsyncResource } from 'node:async_hooks';

const spare: object[] = [];

/** Keeps one internal object of `process.nextTick` in memory. Otherwise, Node 24 runs `nextTick` five times slower. */
export function keepTickEntry(): void {
  if (spare.length > 0) return;
  process.nextTick(() => spare.push(executionAsyncResource()));
}
