/** The paths of both interfaces for typed clients, e.g. `createClient<AdminPaths>()` of openapi-fetch. */
export type { paths as AdminPaths } from './contract/generated/admin.ts';
export type { paths as DocumentsPaths } from './contract/generated/documents.ts';
export { createSandbox, type Sandbox, type SandboxOptions, type TenantOptions } from './library/create-sandbox.ts';
export { SandboxError } from './library/sandbox-error.ts';
export type { Duration, JournalFilter, Role, Tenant } from './library/tenant.ts';
