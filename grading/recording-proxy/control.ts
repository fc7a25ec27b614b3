import type { ReachedSandbox } from '../../src/library/create-sandbox.ts';
import type { Tenant } from '../../src/library/tenant.ts';

export type Control = ReachedSandbox['control'];

export type JournalEntry = Awaited<ReturnType<Tenant['journal']>>['entries'][number];
