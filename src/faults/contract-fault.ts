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
  /** The worlds of the other tenants. */
  readonly neighbours: () => World[];
  /** What this fault stored at earlier requests. */
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

/** The changes of a transaction that has not ended yet; a fault can edit the world in it. */
export interface Effect {
  readonly world: World;
  /** The world before the transaction. */
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

/** A small deviation from one requirement. Every hook is optional and changes nothing but its result and the world. */
export interface FaultDefinition {
  /** The id of the requirement that it breaks. */
  readonly requirement: string;
  /** One sentence: what an implementation with this fault does. */
  readonly about: string;
  /** Other requirements that fail with it, because their cases see the same deviation. */
  readonly alsoFails?: readonly string[];
  /** Each of its operations alone breaks the requirement, so the sensitivity run tries each of them alone. */
  readonly eachOperation?: true;
  /** It also acts on requests without a known credential. */
  readonly withoutCredential?: true;
  /** The codes of refusals by authentication and authorization that do not take place. */
  readonly ignoredRefusals?: readonly HttpErrorCode[];
  /** Changes the request, or throws a `Problem` to refuse it. Returns the same object if the fault does not act. */
  readonly request?: (request: WireRequest, context: FaultContext) => WireRequest;
  /** Changes the response. Returns the same object if the fault does not act. */
  readonly answer?: (answer: WireAnswer, context: FaultContext) => WireAnswer;
  /** Edits the world after an operation. Returns false if the fault does not act. */
  readonly afterOperation?: (effect: OperationEffect) => boolean;
  /** Edits the world after a transition. Returns false if the fault does not act. */
  readonly afterTransition?: (effect: TransitionEffect) => boolean;
  /** Answers a request that matches no operation; undefined if the fault does not act. */
  readonly unmatched?: (request: WireRequest, context: FaultContext) => WireAnswer | undefined;
}

export type ContractFaultName = keyof typeof faults.contract;

/** Some of the faults that openapi/faults.yaml names. */
export type FaultDefinitions = { readonly [Name in ContractFaultName]?: FaultDefinition };

export interface ContractFault extends FaultDefinition {
  /** The operations that it can act on. */
  readonly operations: readonly OperationId[];
}

export type ContractFaults = Readonly<Record<string, ContractFault>>;

/** A contract fault that a tenant has: its row and its definition. */
export interface ActiveFault {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
