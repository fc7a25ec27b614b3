import type { ObservationName, ObservedInput } from '../canonical/observations.ts';
import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Binding, Existing } from '../target/types.ts';
import type { CallerName } from './caller.ts';
import type { Change, Exchange, Observation, Reply } from './exchange.ts';

export type ExistingKind =
  | 'folder'
  | 'secondFolder'
  | 'failingFolder'
  | 'failingPrincipal'
  | 'role'
  | 'secondRole'
  | 'deletedUser'
  | 'flaglessDepartment'
  | 'flaglessFolder'
  | 'flaglessJob'
  | 'hrUser'
  | 'hrRole'
  | 'provisionRecord';

export interface DirectoryEntry {
  role: string | undefined;
  rest: unknown;
}

export type AnswerPart = 'success' | 'refusal' | 'headers';

export interface ObservedAnswer {
  count: number;
  fault: { text: string; exchange: Exchange } | null;
}

export interface Api {
  name: (label: string) => string;
  /** Sends the request of one operation with the credential of a caller (by default `admin`). */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  bodyOf: <O extends OperationId>(operation: O, input: Input<O>) => Promise<string | null>;
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /** Waits as long as earlier jobs of this kind took. */
  untilDue: (jobId: string) => Promise<void>;
  /** Returns the result of the shared work. The record of each test case that needs the work has its requests. */
  once: <Result>(shared: Shared<Result>) => Promise<Result>;
  /**
   * Without `parent`, the department is below a department that the run creates first and deletes last. If the target
   * refuses to create the department, the outcome of the test case is `blocked`.
   */
  department: (name?: string, parent?: string) => Promise<string>;
  /**
   * A department for members and grants of this test case, which must not rename, move or delete it or give it children.
   * If another test case has created many departments, this is one of these.
   */
  plainDepartment: () => Promise<string>;
  /** At most `count` and at least `least` users (by default `count`). If there are fewer, the test case is `blocked`. */
  users: (count: number, which?: 'first' | 'last', least?: number) => Promise<string[]>;
  /** A user as the list of users showed it at the beginning of the run. */
  listedUser: (id: string) => { email?: string | null | undefined; roleId?: string | null | undefined } | undefined;
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** A test case may reserve users only once. A second reservation can cause a deadlock. */
  borrowedUserIds: (count: number, least?: number) => Promise<{ ids: string[]; existing: number }>;
  /**
   * Each run reads the list of roles only once. If the target refuses to list its roles, the outcome of the test case
   * is `blocked`.
   */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /** The custom roles that the target file names, or else all listed custom roles. */
  roles: () => Promise<readonly string[]>;
  borrowedHrUser: () => Promise<string>;
  uploads: () => readonly string[];
  isOfAnotherCase: (department: { id?: string | null | undefined; name?: string | null | undefined }) => boolean;
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Repeats a request that the target refuses because a process is not in the necessary state yet. By default, most 4xx
   * statuses are such refusals. Returns the last reply.
   */
  ready: <O extends OperationId>(ask: () => Promise<Reply<O>>, statuses?: readonly number[]) => Promise<Reply<O>>;
  /**
   * The clean-up restores the roles at the end of the run, or after a crash. Returns a function that the test case must
   * call if it has restored the users' roles itself.
   */
  recordRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  isRoleRecorded: (userId: string) => boolean;
  hasDirectory: boolean;
  /** Returns undefined if there is no entry. The default is the user that the target file names. */
  directory: (userId?: string) => Promise<DirectoryEntry | undefined>;
  hasDirectoryOf: (userId: string) => boolean;
  observes: (name: ObservationName, input?: string) => boolean;
  observe: <N extends ObservationName>(name: N, input: ObservedInput<N>) => Promise<Observation<N>>;
  /** If the suite generates a PDF file, the file has at least `bytes` bytes. */
  documentFile: (label: string, bytes?: number) => Promise<{ name: string; content: Buffer }>;
  given: Existing;
  /** If the target allows departments without a parent, `parentDepartment` is undefined. */
  topLevel: { parentDepartment?: string };
  binds: (operation: OperationId) => boolean;
  uses: (operation: OperationId, input: string) => boolean;
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  seen: (operation: OperationId, part: AnswerPart) => ObservedAnswer;
  bound: (operation: OperationId) => Binding & { address: string };
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  existing: (kind: ExistingKind) => Promise<{ id: string; path?: string; email?: string }>;
  expect: Expectations;
}

/** The maximum number of items that the suite reads from one list. */
export const mostItems = 10_000;

export type ListOperation = { [O in OperationId]: 'items' extends keyof Output<O> ? O : never }[OperationId];

export type ItemsOf<O extends OperationId> = Output<O> extends { items?: infer Items } ? NonNullable<Items> : never;

/** A failed assertion throws a `Failure` with the expected and the actual value. */
export interface Expectations {
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** Any 4xx status is accepted, because the service description often names none. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  /** `values` are the expected value and the value of the response. Without them, the failure quotes the response. */
  true: (condition: boolean, what: string, reply: Reply<OperationId>, values?: readonly [object, object]) => void;
}

interface Done<Result> {
  result: Result;
  exchanges: readonly Exchange[];
  ids: ReadonlySet<string>;
}

/**
 * Work that several test cases need, and that each run does only once. A test case that borrows users must not need work
 * that borrows users too.
 */
export class Shared<Result> {
  readonly work: (api: Api) => Promise<Result>;
  readonly #ofRuns = new WeakMap<object, Promise<Done<Result>>>();

  constructor(work: (api: Api) => Promise<Result>) {
    this.work = work;
  }

  /** Returns undefined before the first test case has begun the work. */
  known(run: object): Promise<Done<Result>> | undefined {
    return this.#ofRuns.get(run);
  }

  /** Failed work is repeated for the next test case. */
  of(run: object, start: () => Promise<Done<Result>>): Promise<Done<Result>> {
    const known = this.#ofRuns.get(run);
    if (known) return known;
    const done = start();
    this.#ofRuns.set(run, done);
    done.catch(() => this.#ofRuns.delete(run));
    return done;
  }
}
