import type { WorkKind, WorkKinds } from '../due.ts';

const idle: WorkKind = () => undefined;

export const idleWorkKinds: WorkKinds = { job: idle, 'user-import': idle, document: idle, provision: idle };
