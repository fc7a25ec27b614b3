import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** State machines for tests that change nothing. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
