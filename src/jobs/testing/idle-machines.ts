import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** Machines that move nothing, for tests that need some of them or none. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
