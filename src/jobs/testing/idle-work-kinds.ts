import type { WorkKind, WorkKinds } from '../due.ts';

const idle: WorkKind = () => undefined;

/** For tests: state machines that never change the status of an object. */
export const idleWorkKinds: WorkKinds = { job: idle, 'user-import': idle, document: idle, provision: idle };
