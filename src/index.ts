import '../bin/refuse-old-node.js';

export {
  type ClientFunction,
  type ClientTask,
  type GradeClientOptions,
  type GradeRecord,
  gradeClient,
} from '../grading/grade-client.ts';
/** TypeScript types of both APIs for typed HTTP clients, such as `createClient<AdminPaths>()` of openapi-fetch. */
export type { paths as AdminPaths } from './contract/generated/admin.ts';
export type { paths as DocumentsPaths } from './contract/generated/documents.ts';
export { type ConnectOptions, connectSandbox } from './library/connect-sandbox.ts';
export type { FaultName, InjectedFault, JobPlanKind } from './library/control.ts';
export {
  createSandbox,
  type ReachedSandbox,
  type RequestEvent,
  type Sandbox,
  type SandboxOptions,
} from './library/create-sandbox.ts';
export type { TenantOptions } from './library/make-tenant.ts';
export { SandboxError } from './library/sandbox-error.ts';
export type { Duration, JournalFilter, Role, Tenant } from './library/tenant.ts';
