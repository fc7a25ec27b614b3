import type { ReachedSandbox } from '../../src/library/create-sandbox.ts';
import type { Tenant } from '../../src/library/tenant.ts';

/** Calls an operation of the sandbox's control plane. */
export type Control = ReachedSandbox['control'];

export type JournalEntry = Awaited<ReturnType<Tenant['journal']>>['entries'][number];
