import type { faults } from '../contract/generated/faults.ts';
import type { OperationId } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FaultRow, MachineName, Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** A request as received, before any check. */
export interface WireRequest {
  readonly method: string;
  /** The path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of a JSON body; undefined without a body or if it cannot be parsed. */
  readonly body: unknown;
}

/** A response before it is sent. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of a JSON body, otherwise its bytes. */
  readonly body: unknown;
}

/** What a fault can read while it changes a request or a response. */
export interface FaultContext {
  readonly operation: OperationId;
  readonly world: World;
  /** The request as received. */
  readonly request: WireRequest;
  /** A valid token of the tenant for a role; undefined if the tenant has no API key for it. */
  readonly token: (role: Role) => string | undefined;
  /** Whether this sandbox signed a token. */
  readonly isGenuine: (token: string) => boolean;
  /** A valid API key of the tenant for a role; undefined if it has none. */
  readonly apiKey: (role: Role) => string | undefined;
  /** The data of the other tenants. */
  readonly neighbours: () => World[];
  /** The data that this fault stored at earlier requests. */
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

/** The changes of a running transaction, which a fault can extend. */
export interface Effect {
  readonly world: World;
  /** The tenant's data before the transaction. */
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

/** A small deviation from one requirement. Every hook is optional and changes only its result and the tenant's data. */
export interface FaultDefinition {
  /** The id of the requirement that it breaks. */
  readonly requirement: string;
  /** One sentence: what an implementation with this fault does. */
  readonly about: string;
  /** Other requirements that fail as well, because their cases detect the same deviation. */
  readonly alsoFails?: readonly string[];
  /** Whether each of its operations alone breaks the requirement, so that the sensitivity run tries them separately. */
  readonly eachOperation?: true;
  /** It also acts on requests without a known credential. */
  readonly withoutCredential?: true;
  /** The codes of authentication and authorization refusals that the fault disables. */
  readonly ignoredRefusals?: readonly HttpErrorCode[];
  /** Changes the request, or throws a `Problem` to refuse it. Returns the same object if the fault does not act. */
  readonly request?: (request: WireRequest, context: FaultContext) => WireRequest;
  /** Changes the response. Returns the same object if the fault does not act. */
  readonly answer?: (answer: WireAnswer, context: FaultContext) => WireAnswer;
  /** Changes the tenant's data after an operation. Returns false if the fault does not act. */
  readonly afterOperation?: (effect: OperationEffect) => boolean;
  /** Changes the tenant's data after a transition. Returns false if the fault does not act. */
  readonly afterTransition?: (effect: TransitionEffect) => boolean;
  /** Answers a request that matches no operation; undefined if the fault does not act. */
  readonly unmatched?: (request: WireRequest, context: FaultContext) => WireAnswer | undefined;
}

export type ContractFaultName = keyof typeof faults.contract;

/** Some of the faults that openapi/faults.yaml names. */
export type FaultDefinitions = { readonly [Name in ContractFaultName]?: FaultDefinition };

export interface ContractFault extends FaultDefinition {
  /** The operations that the fault can affect. */
  readonly operations: readonly OperationId[];
}

export type ContractFaults = Readonly<Record<string, ContractFault>>;

/** An active contract fault of a tenant: its row and its definition. */
export interface ActiveFault {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
