import type { ObservationName, ObservedInput } from '../canonical/observations.ts';
import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Binding, Existing } from '../target/types.ts';
import type { CallerName } from './caller.ts';
import type { Change, Exchange, Observation, Reply } from './exchange.ts';

/** The kinds of existing objects that a target file can name. */
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

/** A user's entry in the external user directory, for example in an HR system. */
export interface DirectoryEntry {
  role: string | undefined;
  /**
   * The properties of a user's entry in the external user directory, without the role.
   * Leaves out properties that the user directory changes by itself, because they would differ between two reads.
   */
  rest: unknown;
}

/** The suite validates successful responses, refusals and response headers separately. */
export type AnswerPart = 'success' | 'refusal' | 'headers';

export interface Seen {
  count: number;
  fault: { text: string; exchange: Exchange } | null;
}

/**
 * The functions that a test case of the conformance suite can call.
 * Each test case creates its own objects. The name of an object contains the id of the run.
 */
export interface Api {
  /** Returns a unique name that starts with `label`. */
  name: (label: string) => string;
  /** Sends the request of one operation with the credential of a caller (by default `admin`). */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  /** Sends the request of one operation with changes, such as an additional header. */
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  /** Returns the items of all pages of a list, in order. Stops at 10,000 items. */
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Returns the items of all pages of a list. Requests only the pages after `first`, which the caller already has. */
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Polls a job until its status is succeeded or failed. Honors the header `Retry-After`. */
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /**
   * Creates a department, which the suite deletes after the run.
   * If the target refuses to create the department, the outcome of the test case is `blocked`.
   */
  department: (name?: string, parent?: string) => Promise<string>;
  /**
   * Returns the ids of active users whom the test case may add to departments.
   * With `last`, returns users from the end of the user list, because parallel test cases mostly use the first users.
   * If the target has too few users, the outcome of the test case is `blocked`.
   */
  users: (count: number, which?: 'first' | 'last') => Promise<string[]>;
  /**
   * Returns different user ids: first the ids of existing users, then invented ids.
   * The property `existing` of the result is the number of returned ids that belong to existing users.
   * User ids are invented only if the target file contains a pattern for unknown user ids.
   */
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Returns different user ids, and reserves the users until the test case ends.
   * A test case may reserve users only once, because two test cases could otherwise wait for each other forever.
   */
  borrowedUserIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Returns the ids of the tenant's custom roles. The suite reads the roles once for each run.
   * If the target refuses the list of roles, the outcome of the test case is `blocked`.
   */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /** Until the test case ends, reserves the user whose roles an external HR system manages. */
  borrowedHrUser: () => Promise<string>;
  /**
   * Returns the ids of uploaded documents, all of which a complete list of the documents must contain.
   * Omits the ids of deleted documents and of documents with a newer version.
   */
  uploads: () => readonly string[];
  /** Returns whether another test case of the same run created the given department. */
  isOfAnotherCase: (department: { id?: string | null | undefined; name?: string | null | undefined }) => boolean;
  /**
   * Repeats a request until `done` returns true.
   * If `done` still returns false at the time limit for jobs, the test case fails with the text in `what`.
   */
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Writes the current roles of users to the clean-up file, so that the suite can restore them after a crash.
   * Returns a function that the test case must call as soon as the users have their earlier roles again.
   * The end of the run or `cps cleanup` restores all roles that the test case has not restored.
   */
  recordRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  /** True if the target file describes how to read the external user directory. */
  hasDirectory: boolean;
  /** Returns the test user's entry in the external user directory. Returns undefined if there is no entry. */
  directory: () => Promise<DirectoryEntry | undefined>;
  /** Returns whether the target file defines an additional read request with this name in its section `observe`. */
  observes: (name: ObservationName, input?: string) => boolean;
  /**
   * Sends an additional read request that the target file defines in its section `observe`.
   * If the target file does not define this `observe` request, the outcome of the test case is `unsupported`.
   */
  observe: <N extends ObservationName>(name: N, input: ObservedInput<N>) => Promise<Observation<N>>;
  /** Returns a new file that the target accepts as a document. A generated PDF has at least the given size in bytes. */
  documentFile: (label: string, bytes?: number) => Promise<{ name: string; content: Buffer }>;
  /** Existing objects of the target that the target file names for use in test cases. */
  given: Existing;
  /**
   * The inputs of a request that creates a department as high in the department tree as the target allows.
   * The inputs contain a parent department only if the target requires a parent for every new department.
   */
  topLevel: { parentDepartment?: string };
  /** Returns whether the target file defines how to send this API operation over HTTP. */
  binds: (operation: OperationId) => boolean;
  /** Returns whether the target file uses this input in the request of an API operation. */
  uses: (operation: OperationId, input: string) => boolean;
  /** Returns the spreadsheet of users that the target file names. */
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  /** Returns how many responses of an API operation were validated, and the first contract violation in any of them. */
  seen: (operation: OperationId, part: AnswerPart) => Seen;
  /**
   * Returns how the target file maps an operation to HTTP.
   * In the result, `address` is the URL path of the operation, including the path of the base URL.
   */
  bound: (operation: OperationId) => Binding & { address: string };
  /** Returns an id that no object has, in the format of the target's ids. */
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  /**
   * Returns an object that the target file names.
   * If the target file names no object of the requested kind, the outcome of the test case is `unsupported`.
   */
  existing: (kind: ExistingKind) => Promise<{ id: string; path?: string; email?: string }>;
  expect: Expectations;
}

/** The maximum number of items that the suite reads from one list. */
export const mostItems = 10_000;

export type ListOperation = { [O in OperationId]: 'items' extends keyof Output<O> ? O : never }[OperationId];

export type ItemsOf<O extends OperationId> = Output<O> extends { items?: infer Items } ? NonNullable<Items> : never;

/**
 * Assertions for test cases. A failed assertion throws a `Failure` with the expected and the actual value.
 * The parameter `what` is a sentence for the report that describes the expected behavior.
 */
export interface Expectations {
  /** Requires a 2xx status. */
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** Requires a 4xx status. The service description often names no status, so any 4xx status is accepted. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  /**
   * Requires an error code. The target file can define the target's own name for the error code.
   * If the received code differs from `code` only in letter case or separators, the failure message says so.
   */
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  true: (condition: boolean, what: string, reply: Reply<OperationId>) => void;
}
