import type { faults } from '../contract/generated/faults.ts';
import type { OperationId } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FaultRow, MachineName, Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The HTTP request as the server received it, before any check. */
export interface WireRequest {
  readonly method: string;
  /** The request path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body of the request, or undefined if the request has no valid JSON body. */
  readonly body: unknown;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed value of a JSON body, or the bytes of any other body. */
  readonly body: unknown;
}

/** Data that an injected fault can read while it changes a request or a response. */
export interface FaultContext {
  readonly operation: OperationId;
  readonly world: World;
  /** The HTTP request as the server received it, before any fault changed it. */
  readonly request: WireRequest;
  /** Returns a valid token of the tenant for a role, or undefined if the tenant has no API key for the role. */
  readonly token: (role: Role) => string | undefined;
  /** Returns whether this sandbox has signed the token. */
  readonly isGenuine: (token: string) => boolean;
  /** Returns a valid API key of the tenant for a role, or undefined if the tenant has no API key for the role. */
  readonly apiKey: (role: Role) => string | undefined;
  /** Returns the data of all other tenants of the sandbox. */
  readonly neighbours: () => World[];
  /** The data that the injected fault stored during earlier requests. */
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

/** The tenant's data during a transaction, to which an injected fault can add its own changes. */
export interface Effect {
  readonly world: World;
  /** The data of the tenant before the transaction. */
  readonly before: World;
  readonly remember: (memory: readonly string[]) => void;
}

export interface OperationEffect extends Effect {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface TransitionEffect extends Effect {
  readonly machine: MachineName;
  readonly subject: string;
}

/**
 * Definition of a contract fault: a deliberate error of the sandbox that breaks one conformance requirement.
 * Every function of a contract fault is optional, and must change only its own result and the tenant's data.
 */
export interface FaultDefinition {
  /** The id of the requirement in the conformance suite that the contract fault violates. */
  readonly requirement: string;
  /** One sentence that describes how a server with this contract fault behaves. */
  readonly about: string;
  /** The ids of further requirements whose test cases also detect this contract fault. */
  readonly alsoFails?: readonly string[];
  /**
   * True if tests must detect the contract fault even if only one of its API operations has the fault.
   * The sensitivity measurement of the conformance suite injects this contract fault once per API operation.
   */
  readonly eachOperation?: true;
  /** True if the contract fault also affects requests without a known API key or token. */
  readonly withoutCredential?: true;
  /** Authentication and authorization errors that the sandbox does not return while the injected fault is active. */
  readonly ignoredRefusals?: readonly HttpErrorCode[];
  /**
   * Changes the request, or throws a `Problem` to refuse the request.
   * If the contract fault does not apply, returns the given request object unchanged.
   */
  readonly request?: (request: WireRequest, context: FaultContext) => WireRequest;
  /** Changes the response. Returns the same response object if the contract fault does not apply. */
  readonly answer?: (answer: WireAnswer, context: FaultContext) => WireAnswer;
  /** Changes the tenant's data after an operation. Returns false if the contract fault does not apply. */
  readonly afterOperation?: (effect: OperationEffect) => boolean;
  /** Changes the tenant's data after a state transition. Returns false if the contract fault does not apply. */
  readonly afterTransition?: (effect: TransitionEffect) => boolean;
  /** Answers a request that matches no API operation. Returns undefined if the contract fault does not apply. */
  readonly unmatched?: (request: WireRequest, context: FaultContext) => WireAnswer | undefined;
}

export type ContractFaultName = keyof typeof faults.contract;

/** Definitions of some of the contract faults that `openapi/faults.yaml` lists. */
export type FaultDefinitions = { readonly [Name in ContractFaultName]?: FaultDefinition };

export interface ContractFault extends FaultDefinition {
  /** The API operations that the contract fault can affect. */
  readonly operations: readonly OperationId[];
}

export type ContractFaults = Readonly<Record<string, ContractFault>>;

/** An active contract fault of a tenant, with its stored row and its definition. */
export interface ActiveFault {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
