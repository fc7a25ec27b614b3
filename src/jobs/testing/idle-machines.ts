import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/**
 * Functions that change no status, for tests without status changes of jobs, imports, documents and clause searches.
 */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
