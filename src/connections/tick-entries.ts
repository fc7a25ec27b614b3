import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one entry of the `process.nextTick` queue in memory, and with it the hidden class of its entries.
 * If a garbage collection finds the queue empty, V8 drops this class, and Node 24 never optimizes new entries again.
 * Each call then takes five times as long, and a request makes up to ten calls.
 */
export function keepTickEntry(): void {
  if (kept.length > 0) return;
  process.nextTick(() => kept.push(executionAsyncResource()));
}
