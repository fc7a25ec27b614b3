import type { faults } from '../contract/generated/faults.ts';
import type { OperationId } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FaultRow, Role, WorkKindName } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { FaultEffect } from './fault-effect.ts';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ParsedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface FaultContext {
  readonly operation: OperationId;
  readonly tenantData: TenantData;
  readonly request: RawRequest;
  readonly token: (role: Role) => string | undefined;
  readonly isGenuine: (token: string) => boolean;
  readonly apiKey: (role: Role) => string | undefined;
  readonly neighbours: () => TenantData[];
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

export interface Effect {
  readonly tenantData: TenantData;
  readonly before: TenantData;
  readonly remember: (memory: readonly string[]) => void;
}

export interface OperationEffect extends Effect {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface TransitionEffect extends Effect {
  readonly machine: WorkKindName;
  readonly subject: string;
}

export interface FaultHooks {
  /** Changes the request before the API operation runs, or throws a `Problem` to refuse the request. */
  readonly request?: (request: RawRequest, context: FaultContext) => RawRequest;
  readonly answer?: (answer: ParsedResponse, context: FaultContext) => ParsedResponse;
  readonly afterOperation?: (effect: OperationEffect) => boolean;
  readonly afterTransition?: (effect: TransitionEffect) => boolean;
  /** Returns undefined if the sandbox must send its usual error. */
  readonly unmatched?: (request: RawRequest, context: FaultContext) => ParsedResponse | undefined;
}

export interface FaultDescription {
  readonly operations: readonly OperationId[];
  readonly requirement: string;
  readonly about: string;
  readonly alsoFails?: readonly string[];
  /** True if the fault must be detected at each of its operations. */
  readonly eachOperation?: true;
  readonly withoutCredential?: true;
  readonly ignoredRefusals?: readonly HttpErrorCode[];
  readonly effect?: FaultEffect;
}

export type CodedFaultName = {
  [Name in keyof Described]: Described[Name] extends { effect: object } | { ignoredRefusals: object } ? never : Name;
}[keyof Described];

type Described = typeof faults.contract;

export type FaultDefinitions = { readonly [Name in CodedFaultName]?: FaultHooks };

export type ContractFault = Omit<FaultDescription, 'effect'> & FaultHooks;

export type ContractFaults = Readonly<Record<string, ContractFault>>;

export interface ActiveFault {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
