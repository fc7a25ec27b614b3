import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** Functions for tests in which no clause search, import, job or document changes its status. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
