import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** State machines for tests in which all objects keep their status. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
