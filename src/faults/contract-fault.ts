import type { faults } from '../contract/generated/faults.ts';
import type { OperationId } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FaultRow, Role, WorkKindName } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { FaultEffect } from './fault-effect.ts';

/** The HTTP request as the server received it, before validation. */
export interface RawRequest {
  readonly method: string;
  /** The request path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body of the request, or undefined if the request has no valid JSON body. */
  readonly body: unknown;
}

export interface ParsedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed value of a JSON body, or the bytes of any other body. */
  readonly body: unknown;
}

/** Data that an injected fault can read while it changes a request or a response. */
export interface FaultContext {
  readonly operation: OperationId;
  readonly tenantData: TenantData;
  /** The HTTP request as the client sent it, before any injected fault changed it. */
  readonly request: RawRequest;
  /** Returns a valid access token for a role, or undefined if the tenant has no API key for the role. */
  readonly token: (role: Role) => string | undefined;
  /** Returns whether the sandbox has signed the given access token. */
  readonly isGenuine: (token: string) => boolean;
  /** Returns an API key for a role, or undefined if the tenant has no API key for the role. */
  readonly apiKey: (role: Role) => string | undefined;
  /** Returns the data of all tenants of the sandbox except the tenant of the request. */
  readonly neighbours: () => TenantData[];
  /** Values that the injected fault has stored during earlier requests. */
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

/** A tenant's data before a transaction (`before`) and after it (`world`). An injected fault may change `world`. */
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

/** The code of a contract fault. The fault breaks exactly one rule of the API contract. */
export interface FaultHooks {
  /**
   * Changes the request before the API operation runs, or throws a `Problem` to refuse the request.
   * Returns a changed copy of `request`, or the object `request` itself if the fault changes nothing.
   */
  readonly request?: (request: RawRequest, context: FaultContext) => RawRequest;
  /** Returns a changed copy of the response `answer`, or the object `answer` itself if the fault changes nothing. */
  readonly answer?: (answer: ParsedResponse, context: FaultContext) => ParsedResponse;
  /** Changes the tenant's data after an API operation. Returns true if any data was changed. */
  readonly afterOperation?: (effect: OperationEffect) => boolean;
  /**
   * Changes the tenant's data after a job, import, document or clause search has changed its status.
   * Returns true if any data was changed.
   */
  readonly afterTransition?: (effect: TransitionEffect) => boolean;
  /**
   * Returns the response of the fault to a request with an unknown path or method.
   * Returns undefined if the sandbox must send its usual error.
   */
  readonly unmatched?: (request: RawRequest, context: FaultContext) => ParsedResponse | undefined;
}

/** The description of a contract fault in `openapi/faults.yaml`. */
export interface FaultDescription {
  readonly operations: readonly OperationId[];
  /** The id of the requirement that the fault violates. */
  readonly requirement: string;
  /** One sentence that describes how a server with the fault behaves. */
  readonly about: string;
  /** Ids of the requirements besides `requirement` whose conformance tests fail while the fault is injected. */
  readonly alsoFails?: readonly string[];
  /** True if the fault must be detected at each of its operations. */
  readonly eachOperation?: true;
  /** True if the fault can affect requests without a known API key or access token. */
  readonly withoutCredential?: true;
  /** Authentication and authorization errors that the injected fault suppresses. */
  readonly ignoredRefusals?: readonly HttpErrorCode[];
  readonly effect?: FaultEffect;
}

/** The names of the faults whose effect is code. */
export type CodedFaultName = {
  [Name in keyof Described]: Described[Name] extends { effect: object } | { ignoredRefusals: object } ? never : Name;
}[keyof Described];

type Described = typeof faults.contract;

export type FaultDefinitions = { readonly [Name in CodedFaultName]?: FaultHooks };

export type ContractFault = Omit<FaultDescription, 'effect'> & FaultHooks;

export type ContractFaults = Readonly<Record<string, ContractFault>>;

/** A fault that is injected for a tenant: the stored row and the definition of the fault. */
export interface ActiveFault {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
