import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** State machines for tests. Their transitions have no effect. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
