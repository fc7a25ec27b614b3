import type { ObservationName, ObservedInput } from '../canonical/observations.ts';
import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Binding, Existing } from '../target/types.ts';
import type { CallerName } from './caller.ts';
import type { Change, Exchange, Observation, Reply } from './exchange.ts';

/** Objects that a target file names for cases. */
export type ExistingKind =
  | 'folder'
  | 'secondFolder'
  | 'failingFolder'
  | 'role'
  | 'secondRole'
  | 'deletedUser'
  | 'flaglessDepartment'
  | 'flaglessFolder'
  | 'flaglessJob'
  | 'hrUser'
  | 'hrRole'
  | 'provisionRecord';

/** The entry of one user in the external role directory. */
export interface DirectoryEntry {
  role: string | undefined;
  /** All other members of the entry, except those that the directory changes by itself. */
  rest: unknown;
}

/** A part of responses that the published contract describes: success bodies, refusal bodies, all headers. */
export type AnswerPart = 'success' | 'refusal' | 'headers';

/** The number of responses, and the first one that differs from the published contract. */
export interface Seen {
  count: number;
  fault: { text: string; exchange: Exchange } | null;
}

/** The tools of a case. Every object that a case creates belongs to it, and its name contains the id of the run. */
export interface Api {
  /** A name, starting with `label`, that no other case or run uses. */
  name: (label: string) => string;
  /** Sends one operation, by default as `admin`. */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  /** Sends one operation with changed parts of its request. */
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  /** The items of all pages of a list, in order. Ends at 10,000 items. */
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Like `list`, starting after a first page that the case has already read. */
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Polls a job until it has succeeded or failed; honors `Retry-After`. */
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /** Creates a department that is deleted after the run. A refusal blocks the case instead of failing it. */
  department: (name?: string, parent?: string) => Promise<string>;
  /** Ids of active users that the run may add to its own departments. With fewer users the case is blocked. */
  users: (count: number) => Promise<string[]>;
  /**
   * Different user ids for one submission: of existing users first, then invented ids where the target file allows
   * them. `existing` counts the existing users.
   */
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** Like `userIds`, but no other case may use these users at the same time. A case borrows once. */
  borrowedUserIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** Ids of the tenant's custom roles, read once per run. A refusal blocks the case. */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /** The user of the HR-managed tenant, used by no other case at the same time. A case borrows once. */
  borrowedHrUser: () => Promise<string>;
  /** Whether another case of this run created the department; cases run in parallel. */
  isOfAnotherCase: (departmentId: string) => boolean;
  /** Repeats `ask` until `done`, up to the deadline of jobs. After that the case fails with the message `what`. */
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Writes the current roles of users to the ledger before a case changes them.
   * Call the returned function after restoring them. Otherwise clean-up or "cps cleanup" restores them.
   */
  recordRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  /** Whether the target file gives access to the external role directory. */
  hasDirectory: boolean;
  /** The directory's entry of the user of the HR-managed tenant; undefined without an entry. */
  directory: () => Promise<DirectoryEntry | undefined>;
  /** Whether the target file names a request that shows the effect; with an input, whether that request takes it. */
  observes: (name: ObservationName, input?: string) => boolean;
  /** Sends the request that shows an effect; the case is unsupported where the target file names none. */
  observe: <N extends ObservationName>(name: N, input: ObservedInput<N>) => Promise<Observation<N>>;
  /** A file for an upload that the target accepts as a document, and a new one at each call. */
  documentFile: (label: string) => Promise<{ name: string; content: Buffer }>;
  /** What the target file says about existing objects. */
  given: Existing;
  /** The input with a parent where no department can be created at the top level. */
  topLevel: { parentDepartment?: string };
  /** Whether the binding of an operation puts the input into its request. */
  uses: (operation: OperationId, input: string) => boolean;
  /** A spreadsheet of users that the target file names. */
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  /** The responses of an operation in this run so far, compared with the published contract. */
  seen: (operation: OperationId, part: AnswerPart) => Seen;
  /** The binding of an operation at the target; `address` is the path of the base URL plus that of the binding. */
  bound: (operation: OperationId) => Binding & { address: string };
  /** An id of no object, in the target's format. */
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  /** The id of an object named in the target file. Without one the case is unsupported. */
  existing: (kind: ExistingKind) => Promise<{ id: string; path?: string; email?: string }>;
  expect: Expectations;
}

export type ListOperation = { [O in OperationId]: 'items' extends keyof Output<O> ? O : never }[OperationId];

/** The items in the response of a list operation. */
export type ItemsOf<O extends OperationId> = Output<O> extends { items?: infer Items } ? NonNullable<Items> : never;

/** Each throws a `Failure` with expected value, observed value and exchange; `what` is one sentence. */
export interface Expectations {
  /** Requires a 2xx status. */
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** Requires a 4xx status: if the source leaves the status open, every client error is a refusal. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  /** Requires the code in the spelling of the target file. The message says if only the spelling differs. */
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  true: (condition: boolean, what: string, reply: Reply<OperationId>) => void;
}
