import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** State machines without effect, for tests. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
