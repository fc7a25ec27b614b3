import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** Replaces the functions that change the status of jobs in tests. The replacements do nothing. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
