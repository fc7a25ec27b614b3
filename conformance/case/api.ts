import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Binding } from '../target/types.ts';
import type { CallerName } from './caller.ts';
import type { Change, Exchange, Reply } from './exchange.ts';

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

/** A part of answers that the published contract describes: bodies of successes, bodies of refusals, all headers. */
export type AnswerPart = 'success' | 'refusal' | 'headers';

/** Number of answers, and the first one that is not as published. */
export interface Seen {
  count: number;
  fault: { text: string; exchange: Exchange } | null;
}

/** The tools of a case. Every object that a case creates is its own, and object names contain the id of the run. */
export interface Api {
  /** A name that no other case and no other run uses; `label` begins it. */
  name: (label: string) => string;
  /** Sends one operation, as `admin` unless another caller is named. */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  /** Sends one operation with parts of its request changed. */
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  /** The items of all pages of a list, in order. Ends at 10,000 items. */
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** As `list`, from a first page that the case has read and judged. */
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Polls a job until it ended (D-41 or the target's own states, mapped to these two); honors `Retry-After`. */
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /** Creates a department that is removed after the run; a refusal blocks the case instead of failing it. */
  department: (name?: string, parent?: string) => Promise<string>;
  /** Ids of active users that the run may add to its own departments. A target with fewer blocks the case. */
  users: (count: number) => Promise<string[]>;
  /**
   * Different user ids for one submission: of existing users first, then invented ids where the target file allows
   * them. `existing` counts the existing users.
   */
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** As `userIds`, of users whom no other case borrows while this one runs. A case borrows once. */
  borrowedUserIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** Ids of the custom roles of the tenant, read once in a run. A refusal blocks the case. */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /** The one user of the HR-managed tenant, whom no other case borrows while this one runs. A case borrows once. */
  borrowedHrUser: () => Promise<string>;
  /** Whether another case of this run created the department; such cases run side by side. */
  isOfAnotherCase: (departmentId: string) => boolean;
  /** Repeats `ask` until `done`, up to the deadline of jobs; then the case fails with `what`. */
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Writes the present roles of users (user, role) to the ledger before a case changes them. Call the returned function
   * once they are restored. Clean-up or "cps cleanup" restores the others.
   */
  recordRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  /** Whether the target file opens a window on the external role directory. */
  hasDirectory: boolean;
  /** The directory's entry of the user of the HR-managed tenant; undefined where it has none. */
  directory: () => Promise<DirectoryEntry | undefined>;
  /** A spreadsheet of users that the target file names. */
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  /** The answers of an operation that the cases of this run got, compared with the published contract. */
  seen: (operation: OperationId, part: AnswerPart) => Seen;
  /** The binding of an operation at the target; `address` is the path of the base URL and that of the binding. */
  bound: (operation: OperationId) => Binding & { address: string };
  /** An id that no object of the target has, in the target's spelling. */
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  /** The id of an object that the target file names; the case is unsupported where it names none. */
  existing: (kind: ExistingKind) => Promise<{ id: string; path?: string; email?: string }>;
  expect: Expectations;
}

export type ListOperation = { [O in OperationId]: 'items' extends keyof Output<O> ? O : never }[OperationId];

/** The items of a list operation's answer. */
export type ItemsOf<O extends OperationId> = Output<O> extends { items?: infer Items } ? NonNullable<Items> : never;

/** Each throws a `Failure` with the expected value, the observed value and the exchange; `what` is one sentence. */
export interface Expectations {
  /** 2xx. */
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** 4xx: where the source leaves the status open, every client error is a refusal. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  /** The code, in the spelling that the target file declares; the message says where only the spelling differs. */
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  true: (condition: boolean, what: string, reply: Reply<OperationId>) => void;
}
