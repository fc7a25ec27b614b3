export { createSandbox, type Sandbox, type SandboxOptions, type TenantOptions } from './library/create-sandbox.ts';
export { SandboxError } from './library/sandbox-error.ts';
export type { Duration, JournalFilter, Role, Tenant } from './library/tenant.ts';
