import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** Test doubles of the functions that change the status of jobs. The test doubles do nothing. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
