import type { faults } from '../contract/generated/faults.ts';
import type { OperationId } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FaultRow, MachineName, Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Request as the server received it, before any check. */
export interface WireRequest {
  readonly method: string;
  /** Path of the request as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed value of a JSON body, or undefined if there is no body or the body cannot be parsed. */
  readonly body: unknown;
}

/** A response that has not been sent yet. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed value of a JSON body; the bytes of any other body. */
  readonly body: unknown;
}

/** Data that a fault can read while it changes a request or a response. */
export interface FaultContext {
  readonly operation: OperationId;
  readonly world: World;
  /** Request as the server received it. */
  readonly request: WireRequest;
  /** Returns a valid token of the tenant for a role, or undefined if the tenant has no API key for the role. */
  readonly token: (role: Role) => string | undefined;
  /** Returns whether this sandbox signed the token. */
  readonly isGenuine: (token: string) => boolean;
  /** Returns a valid API key of the tenant for a role, or undefined if the tenant has none. */
  readonly apiKey: (role: Role) => string | undefined;
  /** Returns the data of the other tenants. */
  readonly neighbours: () => World[];
  /** The data that this fault stored during earlier requests. */
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

/** The tenant's data during a transaction. A fault can add changes of its own. */
export interface Effect {
  readonly world: World;
  /** Data of the tenant before the transaction. */
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
 * Definition of a contract fault: a small deviation that breaks one requirement of the conformance suite.
 * Every function of a fault is optional. It changes only its own result and the tenant's data.
 */
export interface FaultDefinition {
  /** The id of the requirement in the conformance suite that the fault breaks. */
  readonly requirement: string;
  /** One sentence that describes the behavior of an implementation with this fault. */
  readonly about: string;
  /** The ids of other requirements that fail as well, because their test cases detect the same deviation. */
  readonly alsoFails?: readonly string[];
  /**
   * True if the requirement is already broken when the fault affects only one of its operations.
   * In this case, the measurement of sensitivity tests the fault once per operation.
   */
  readonly eachOperation?: true;
  /** True if the fault also affects requests without a known API key or token. */
  readonly withoutCredential?: true;
  /** Error codes of authentication and authorization that the fault disables. */
  readonly ignoredRefusals?: readonly HttpErrorCode[];
  /** Changes the request, or throws a `Problem` to refuse it. Returns the same object if the fault does not act. */
  readonly request?: (request: WireRequest, context: FaultContext) => WireRequest;
  /** Changes the response. Returns the same object if the fault does not act. */
  readonly answer?: (answer: WireAnswer, context: FaultContext) => WireAnswer;
  /** Changes the tenant's data after an operation. Returns false if the fault does not act. */
  readonly afterOperation?: (effect: OperationEffect) => boolean;
  /** Changes the tenant's data after a transition. Returns false if the fault does not act. */
  readonly afterTransition?: (effect: TransitionEffect) => boolean;
  /** Answers a request that matches no operation. Returns undefined if the fault does not act. */
  readonly unmatched?: (request: WireRequest, context: FaultContext) => WireAnswer | undefined;
}

export type ContractFaultName = keyof typeof faults.contract;

/** Definitions of some of the contract faults in `openapi/faults.yaml`. */
export type FaultDefinitions = { readonly [Name in ContractFaultName]?: FaultDefinition };

export interface ContractFault extends FaultDefinition {
  /** Operations that the fault can affect. */
  readonly operations: readonly OperationId[];
}

export type ContractFaults = Readonly<Record<string, ContractFault>>;

/** An active contract fault of a tenant: the stored fault and its definition. */
export interface ActiveFault {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
