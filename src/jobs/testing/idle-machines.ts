import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** For tests: functions that would change the status of jobs, but do nothing. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
