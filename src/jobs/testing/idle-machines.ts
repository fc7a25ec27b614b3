import type { Machine, Machines } from '../due.ts';

const idle: Machine = () => undefined;

/** For tests: state machines that never change the status of an object. */
export const idleMachines: Machines = { job: idle, 'user-import': idle, document: idle, provision: idle };
