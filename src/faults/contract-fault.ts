import type { OperationId } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';
import type { FaultRow, MachineName, Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** A request as it came over the wire, before anything of it was judged. */
export interface WireRequest {
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of a JSON body; undefined where there is none, or none that can be read. */
  readonly body: unknown;
}

/** An answer before it leaves. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of a JSON body, else its bytes. */
  readonly body: unknown;
}

/** What a change of a request or an answer may look at. */
export interface Scene {
  readonly operation: OperationId;
  readonly world: World;
  /** The request as it came. */
  readonly request: WireRequest;
  /** A good token of the tenant for a role; undefined where the tenant has no API key for it. */
  readonly token: (role: Role) => string | undefined;
  /** Whether a token was signed here. */
  readonly isGenuine: (token: string) => boolean;
  /** An API key of the tenant that is in force; undefined where it has none for the role. */
  readonly apiKey: (role: Role) => string | undefined;
  /** The worlds of the other tenants. */
  readonly neighbours: () => World[];
  /** What this fault noted earlier. */
  readonly memory: readonly string[];
  readonly remember: (memory: readonly string[]) => void;
}

/** What was done in the transaction that is under way; a fault may edit the world in it. */
export interface Deed {
  readonly world: World;
  /** The world as it was before the deed; it costs nothing to keep. */
  readonly before: World;
  readonly remember: (memory: readonly string[]) => void;
}

export interface OperationDeed extends Deed {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface TransitionDeed extends Deed {
  readonly machine: MachineName;
  readonly subject: string;
}

/** A small deviation from one requirement. Each hook is a pure function but for `world`; all of them are optional. */
export interface ContractFault {
  /** The row of the requirements register that it breaks. */
  readonly requirement: string;
  /** One sentence: what an implementation with this fault does. */
  readonly about: string;
  /** The operations whose requests may meet it. */
  readonly operations: readonly OperationId[];
  /** Rows that cannot but fall with it, because their cases see the same deviation. */
  readonly topples?: readonly string[];
  /** Each of its operations breaks the requirement by itself, so that it is tried at each of them alone. */
  readonly eachOperation?: true;
  /** It also lets in who shows no credential that is known here. */
  readonly strangers?: true;
  /** Refusals of credential, role and flag that are not made. */
  readonly lifts?: readonly HttpErrorCode[];
  /** Changes what is asked, or throws a `Problem` to refuse it; the same object where the fault does not act. */
  readonly request?: (request: WireRequest, scene: Scene) => WireRequest;
  /** Changes what is answered; the same object where the fault does not act. */
  readonly answer?: (answer: WireAnswer, scene: Scene) => WireAnswer;
  /** Edits the world after an operation; false where the fault does not act. */
  readonly afterOperation?: (deed: OperationDeed) => boolean;
  /** Edits the world after a transition that came due; false where the fault does not act. */
  readonly afterTransition?: (deed: TransitionDeed) => boolean;
  /** Answers a request to an address or method that no operation has; undefined where the fault does not act. */
  readonly unmatched?: (request: WireRequest, scene: Scene) => WireAnswer | undefined;
}

/** Faults by name, in kebab-case. */
export type ContractFaults = Readonly<Record<string, ContractFault>>;

/** A fault of a tenant that a request met, with its table entry. */
export interface Met {
  readonly row: FaultRow;
  readonly fault: ContractFault;
}
