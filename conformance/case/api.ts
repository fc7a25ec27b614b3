import type { ObservationName, ObservedInput } from '../canonical/observations.ts';
import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Binding, Existing } from '../target/types.ts';
import type { CallerName } from './caller.ts';
import type { Change, Exchange, Observation, Reply } from './exchange.ts';

/** The kinds of existing objects that a target file can name for test cases. */
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

/** The entry of a user in the external role directory. */
export interface DirectoryEntry {
  role: string | undefined;
  /** The properties of the directory entry except the role and the properties that the directory itself changes. */
  rest: unknown;
}

/**
 * The part of a response that is compared with the published contract: a success body, an error body or the headers.
 */
export type AnswerPart = 'success' | 'refusal' | 'headers';

/** The number of responses compared with the published contract, and the first difference. */
export interface Seen {
  count: number;
  fault: { text: string; exchange: Exchange } | null;
}

/**
 * The functions that a test case of the conformance suite can call.
 * Each object created by a test case belongs to this test case only. Its name contains the id of the run.
 */
export interface Api {
  /** Returns a name that starts with `label` and that no other test case or run uses. */
  name: (label: string) => string;
  /** Sends the request of one operation with the credential of a caller, by default `admin`. */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  /** Sends the request of one operation after applying `change` to the request. */
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  /** Returns the items of all pages of a list, in order. Stops at 10,000 items. */
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Returns all items of a list, starting with a first page that the test case has already received. */
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Polls a job until its status is succeeded or failed. Honors the header `Retry-After`. */
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /**
   * Creates a department, which the suite deletes after the run.
   * If the target refuses the new department, the outcome of the test case is `blocked` instead of `failed`.
   */
  department: (name?: string, parent?: string) => Promise<string>;
  /**
   * Returns the ids of active users whom the test case may add to its own departments.
   * If the target has too few users, the outcome of the test case is `blocked`.
   */
  users: (count: number) => Promise<string[]>;
  /**
   * Returns different user ids for one request: first ids of existing users, then invented ids.
   * Invented user ids are only returned if the target file allows them.
   * The field `existing` is the number of existing users among the returned ids.
   */
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Returns different user ids for one request, and reserves the users until the test case ends.
   * Each test case may reserve users at most once.
   */
  borrowedUserIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Returns the ids of the tenant's custom roles, which the suite reads once per run.
   * If the target refuses the list of roles, the outcome of the test case is `blocked`.
   */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /**
   * Reserves the user of the tenant whose roles an HR system manages, until the test case ends.
   * Each test case may reserve the HR-managed user at most once.
   */
  borrowedHrUser: () => Promise<string>;
  /**
   * Returns the ids of documents that this run uploaded and that a document list must contain.
   * Deleted documents and documents with a newer version are left out.
   */
  uploads: () => readonly string[];
  /**
   * Returns whether another test case of this run created the department.
   * A department without an id is identified by its name or path, which contains the id of the run.
   */
  isOfAnotherCase: (department: { id?: string | null | undefined; name?: string | null | undefined }) => boolean;
  /**
   * Repeats the request `ask` until `done` returns true or the deadline for jobs passes.
   * After the deadline the test case fails with the message `what`.
   */
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Writes the current roles of users to the clean-up file (ledger) before a test case changes the roles.
   * The caller must call the returned function after restoring the roles.
   * If the caller does not call the function, the clean-up of the run or "cps cleanup" restores the roles.
   */
  recordRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  /** True if the target file gives access to the external role directory. */
  hasDirectory: boolean;
  /** Returns the directory entry of the HR-managed user, or undefined if the directory has no entry. */
  directory: () => Promise<DirectoryEntry | undefined>;
  /**
   * Returns whether the target file has an `observe` request that shows the effect of another request.
   * If `input` is given, returns true only if the `observe` request also uses this input.
   */
  observes: (name: ObservationName, input?: string) => boolean;
  /**
   * Sends the `observe` request of the target file that shows the effect of another request.
   * Without an `observe` request in the target file, the outcome of the test case is `unsupported`.
   */
  observe: <N extends ObservationName>(name: N, input: ObservedInput<N>) => Promise<Observation<N>>;
  /** Returns a new file at each call. The target accepts the file as an uploaded document. */
  documentFile: (label: string) => Promise<{ name: string; content: Buffer }>;
  /** The existing objects that the target file describes. */
  given: Existing;
  /** The input for a new department, which includes a parent if the target allows no top-level departments. */
  topLevel: { parentDepartment?: string };
  /** Returns whether the target file has an HTTP mapping (binding) for the operation. */
  binds: (operation: OperationId) => boolean;
  /** Returns whether the target's HTTP mapping (binding) of an operation uses this input in its request. */
  uses: (operation: OperationId, input: string) => boolean;
  /** Returns a spreadsheet of users from the target file. */
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  /** Returns how the responses of an operation in this run so far compare with the published contract. */
  seen: (operation: OperationId, part: AnswerPart) => Seen;
  /**
   * Returns the target's HTTP mapping (binding) of an operation.
   * The field `address` joins the path of the base URL with the path of the operation.
   */
  bound: (operation: OperationId) => Binding & { address: string };
  /** Returns an id in the format of the target that no object has. */
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  /**
   * Returns the id of an object from the target file.
   * If the target file does not name the object, the outcome of the test case is `unsupported`.
   */
  existing: (kind: ExistingKind) => Promise<{ id: string; path?: string; email?: string }>;
  expect: Expectations;
}

/** The maximum number of items that the suite reads of one list. Further items of the list are unknown. */
export const mostItems = 10_000;

export type ListOperation = { [O in OperationId]: 'items' extends keyof Output<O> ? O : never }[OperationId];

export type ItemsOf<O extends OperationId> = Output<O> extends { items?: infer Items } ? NonNullable<Items> : never;

/**
 * Assertions for test cases. A failed assertion throws a `Failure` with expected value, observed value and exchange.
 * The argument `what` is one sentence that describes the expectation.
 */
export interface Expectations {
  /** Requires a 2xx status. */
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** Requires a 4xx status. Any 4xx status counts as a refusal where the service description names no status. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  /**
   * Requires the error code in the spelling that the target file defines.
   * If only the spelling of the error code differs, the error message says so.
   */
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  true: (condition: boolean, what: string, reply: Reply<OperationId>) => void;
}
