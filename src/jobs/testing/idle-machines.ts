import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** State machines for tests, whose state transitions change nothing. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
