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

/** A user's entry in an external user directory, such as an HR system. */
export interface DirectoryEntry {
  role: string | undefined;
  /** All properties of the user except the role and automatically changed values, such as a change date. */
  rest: unknown;
}

/** What the suite validates against the contract: successful responses, refusals or response headers. */
export type AnswerPart = 'success' | 'refusal' | 'headers';

export interface ObservedAnswer {
  count: number;
  fault: { text: string; exchange: Exchange } | null;
}

/**
 * The functions that a test case can call.
 * Each test case creates its own objects. The name of every object contains the id of the run.
 */
export interface Api {
  /** Returns a unique name that starts with `label`. */
  name: (label: string) => string;
  /** Sends the request of one operation with the credential of a caller (by default `admin`). */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  /** Like `call`, but changes the request before it is sent, for example adds a header. */
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  /** Returns the items of all pages of a list, in order. Stops at 10,000 items. */
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Returns the items of all pages of a list whose first page the caller has already read. */
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Polls a job until its status is succeeded or failed. Honors the header `Retry-After`. */
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /**
   * Creates a department. The suite deletes the department after the run.
   * If the target refuses to create the department, the outcome of the test case is `blocked`.
   */
  department: (name?: string, parent?: string) => Promise<string>;
  /**
   * Returns the ids of active users. The test case may add these users to departments.
   * With `last`, returns the last users of the user list, which parallel test cases rarely use.
   * If the target has too few users, the outcome of the test case is `blocked`.
   */
  users: (count: number, which?: 'first' | 'last') => Promise<string[]>;
  /**
   * Returns user ids without duplicates: first the ids of existing users, and then invented ids.
   * The number `existing` says how many ids at the start of the list belong to existing users.
   * Invents user ids only if the target file contains a pattern for unknown user ids.
   */
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Returns user ids without duplicates, and reserves the users until the test case ends.
   * A test case may reserve users only once. A second reservation can cause a deadlock.
   */
  borrowedUserIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Returns the ids of the tenant's custom roles. Each run reads the list of roles only once.
   * If the target refuses to list its roles, the outcome of the test case is `blocked`.
   */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /** Reserves the user whose roles an external HR system manages. The reservation ends with the test case. */
  borrowedHrUser: () => Promise<string>;
  /**
   * Returns the ids of the uploaded documents that a complete list of documents must contain.
   * Omits deleted documents, and documents that a newer version has replaced.
   */
  uploads: () => readonly string[];
  /** Returns whether another test case of the run has created the given department. */
  isOfAnotherCase: (department: { id?: string | null | undefined; name?: string | null | undefined }) => boolean;
  /**
   * Repeats a request until `done` returns true.
   * The test case fails with the text in `what` if `done` still returns false after the time limit for jobs.
   */
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Writes the current roles of users to the clean-up file. After a crash, `cps cleanup` can restore the roles.
   * Returns a function that the test case must call after it has restored the users' roles.
   * At the end of the run, the suite restores all user roles that test cases have not restored.
   */
  recordRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  /** True if the target file describes how to read the external user directory. */
  hasDirectory: boolean;
  /** Returns the test user's entry in the external user directory. Returns undefined if there is no entry. */
  directory: () => Promise<DirectoryEntry | undefined>;
  /** Returns whether the section `observe` of the target file defines the read request `name`. */
  observes: (name: ObservationName, input?: string) => boolean;
  /**
   * Sends a read request that the section `observe` of the target file defines.
   * If the target file does not define the request `name`, the outcome of the test case is `unsupported`.
   */
  observe: <N extends ObservationName>(name: N, input: ObservedInput<N>) => Promise<Observation<N>>;
  /** Returns a document to upload. If the suite generates a PDF file, the file has at least `bytes` bytes. */
  documentFile: (label: string, bytes?: number) => Promise<{ name: string; content: Buffer }>;
  /** The objects in the section `existing` of the target file. */
  given: Existing;
  /**
   * The inputs of `createDepartment` for a department at the highest level that the target allows.
   * If the target allows departments without a parent, `parentDepartment` is undefined.
   */
  topLevel: { parentDepartment?: string };
  /** Returns whether the target file defines how to send an API operation over HTTP. */
  binds: (operation: OperationId) => boolean;
  /** Returns whether the requests to an operation contain the given input, such as `parentName`. */
  uses: (operation: OperationId, input: string) => boolean;
  /** Returns a spreadsheet of users. The target file contains the path of the spreadsheet. */
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  /** Returns the number of validated responses of an API operation, and the first contract violation. */
  seen: (operation: OperationId, part: AnswerPart) => ObservedAnswer;
  /**
   * Returns the definition of an operation in the target file: its HTTP method, path and other parts.
   * `address` is the URL path of the operation, including the path of the base URL.
   */
  bound: (operation: OperationId) => Binding & { address: string };
  /** Returns an id that has the format of the target's ids but belongs to no object. */
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  /**
   * Returns the target file's entry for an existing object, such as a folder.
   * If the target file contains no object of the requested kind, the outcome of the test case is `unsupported`.
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
 * The parameter `what` is a sentence that describes the expected behavior. Reports show this sentence.
 */
export interface Expectations {
  /** Requires a 2xx status. */
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** Requires a 4xx status. Any 4xx status is accepted, because the service description often names none. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  /**
   * Requires that the response contains the given error code, or the target file's name for the error code.
   * If two codes differ only in letter case or separators, the failure message mentions this difference.
   */
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  true: (condition: boolean, what: string, reply: Reply<OperationId>) => void;
}
