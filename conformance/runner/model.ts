import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Binding, Deviation } from '../target/types.ts';
import type { DirectoryEntry } from './directory.ts';

/** What is judged: the source's own demands whatever the shapes, or the published contract with its wire shapes. */
export type VerdictName = 'stated' | 'published';

/** How a case ended. Only `passed` speaks for an implementation; a skip is never a pass. */
export type Outcome = 'passed' | 'failed' | 'warned' | 'unsupported' | 'unbound' | 'blocked' | 'error' | 'untested';

/**
 * Whom a request speaks as: a credential of the target, or nobody.
 *
 * `forged` is the admin's token with its claims altered after issue; `unknown-key` a made-up credential, of use to the
 * two operations that issue tokens alone. These two operations send the caller's credential and no token.
 */
export type CallerName =
  | 'super-admin'
  | 'admin'
  | 'user'
  | 'other-tenant'
  | 'tenant-without-flag'
  | 'hr-managed-tenant'
  | 'forged'
  | 'unknown-key'
  | 'nobody';

/** What a case wants of a target that not every target can show. */
export type Need =
  | 'user-credential'
  | 'super-admin-credential'
  | 'other-tenant'
  | 'tenant-without-flag'
  | 'hr-managed-tenant'
  | 'failing-submission'
  | 'users'
  | 'users-500'
  | 'deleted-user'
  | 'folder'
  | 'second-folder'
  | 'access-narrowing'
  | 'roles'
  | 'two-roles'
  | 'user-role-shown'
  | 'role-directory'
  | 'directory-window'
  | 'users-file'
  | 'faulty-users-file'
  | 'provision-record'
  | 'unknown-user-ids';

/** One request and what came back, with every secret taken out. */
export interface Exchange {
  operation: OperationId;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: string | null;
  /** Null when no answer came. */
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string | null;
  milliseconds: number;
  /** A line for a shell that repeats the request; secrets are names of variables. */
  curl: string;
  /** Why no answer came. */
  failure: string | null;
}

/** An answer in canonical terms. */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** The canonical values of a good answer; empty otherwise. */
  values: Output<O>;
  /** The error code of a refusal, where the target says where it stands. */
  code: string | undefined;
  /** The target may have had the request before: the connection broke at the first attempt. */
  repeated?: true | undefined;
  /** The answer came from where a redirect of the operation led to. */
  handedOn?: boolean;
  exchange: Exchange;
}

/** What a request has in place of what its binding makes; a published case sends so what no canonical input can say. */
export interface Change {
  method?: string;
  /** Added to the path of the binding. */
  pathSuffix?: string;
  /** Added behind the query of the binding; a name twice is sent twice. */
  query?: readonly (readonly [string, string])[];
  /** Over those of the binding; null leaves one out. */
  headers?: Readonly<Record<string, string | null>>;
  /** The whole body as it is sent. */
  body?: string;
}

/** What the target file names for cases to work with. */
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

/** What a case works with. Every object is its own, and its names carry the run's id. */
export interface Api {
  /** A name that no other case and no other run uses; `label` begins it. */
  name: (label: string) => string;
  /** Sends one operation; as `admin` unless said otherwise. */
  call: <O extends OperationId>(operation: O, input: Input<O>, as?: CallerName) => Promise<Reply<O>>;
  /** Sends one operation with parts of its request changed. */
  send: <O extends OperationId>(operation: O, input: Input<O>, change: Change, as?: CallerName) => Promise<Reply<O>>;
  /** All pages of a list, in order; the replies' items together. Ends at 10,000 items. */
  list: <O extends ListOperation>(operation: O, input: Input<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** As `list`, from the first page on, which a case has asked for and found good. */
  rest: <O extends ListOperation>(first: Reply<O>, as?: CallerName) => Promise<ItemsOf<O>>;
  /** Polls a job until it ended (D-41 or the target's own states, mapped to these two); honours `Retry-After`. */
  outcome: (jobId: string) => Promise<{ state: 'succeeded' | 'failed'; reply: Reply<'readJob'> }>;
  /** A department made for this case; a refusal blocks the case instead of failing it. Cleaned up after the run. */
  department: (name?: string, parent?: string) => Promise<string>;
  /** Ids of active users that the run may put into its own departments. A target with fewer blocks the case. */
  users: (count: number) => Promise<string[]>;
  /**
   * That many different user ids that one submission may name: of users who exist, filled up with ids of nobody where
   * the target says that it takes such. `existing` counts the users among them; they come first.
   */
  userIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** As `userIds`, of users whom no other case borrows while this one runs. A case borrows once. */
  borrowedUserIds: (count: number) => Promise<{ ids: string[]; existing: number }>;
  /** Ids of the custom roles of the tenant, read once in a run. A refusal blocks the case. */
  customRoleIds: () => Promise<ReadonlySet<string>>;
  /** The one user of the HR-managed tenant, whom no other case borrows while this one runs. A case borrows once. */
  borrowedHrUser: () => Promise<string>;
  /** Whether a department was made by another case of this run, which goes on beside this one. */
  isOfAnotherCase: (departmentId: string) => boolean;
  /** Asks again and again, up to the deadline of jobs, until `done`; fails with `what` when it never is. */
  eventually: <O extends OperationId>(
    ask: () => Promise<Reply<O>>,
    done: (reply: Reply<O>) => boolean | Promise<boolean>,
    what: string,
  ) => Promise<Reply<O>>;
  /**
   * Notes roles of users, user and role, before they are changed; the function that it gives notes that they are back.
   * What is not back at the end of the run is given back then, or by "cps cleanup".
   */
  keepRoles: (as: 'admin' | 'hr-managed-tenant', roles: [string, string][]) => () => void;
  /** Whether the target file opens a window on the external role directory. */
  hasDirectory: boolean;
  /** What the external role directory has of the user of the HR-managed tenant; undefined where it has nobody. */
  directory: () => Promise<DirectoryEntry | undefined>;
  /** A spreadsheet of users that the target file names. */
  file: (kind: 'users' | 'faulty-users') => Promise<{ name: string; content: Buffer }>;
  /** How the target's file binds an operation; `address` is the path of the base URL and that of the binding. */
  bound: (operation: OperationId) => Binding & { address: string };
  /** An id that no object of the target has, in the target's spelling. */
  unknownId: (kind: 'department' | 'user' | 'job' | 'role' | 'folder') => string;
  /** The id of an object that the target file names; the case is unsupported when there is none. */
  existing: (kind: ExistingKind) => Promise<{ id: string; path?: string; email?: string }>;
  expect: Expectations;
}

export type ListOperation = { [O in OperationId]: 'items' extends keyof Output<O> ? O : never }[OperationId];

/** The items of a list operation's answer. */
export type ItemsOf<O extends OperationId> = Output<O> extends { items?: infer Items } ? NonNullable<Items> : never;

/** Each throws a `Failure` with what was expected, what came and the exchange; the text says it in one sentence. */
export interface Expectations {
  /** 2xx. */
  accepted: (reply: Reply<OperationId>, what: string) => void;
  /** 4xx: where the source leaves the status open, any refusal by the caller's fault is one. */
  rejected: (reply: Reply<OperationId>, what: string) => void;
  status: (reply: Reply<OperationId>, status: number, what: string) => void;
  /** The code, in the spelling that the target declares for it; another spelling of the same words is told as such. */
  code: (reply: Reply<OperationId>, code: string, what: string) => void;
  equal: (actual: unknown, expected: unknown, what: string, reply: Reply<OperationId>) => void;
  true: (condition: boolean, what: string, reply: Reply<OperationId>) => void;
}

/** One case: data first, with a function for what it does. */
export interface Case {
  /** The name of its file. */
  id: string;
  /** The row of the register that it judges. */
  requirement: string;
  /** A short sentence in the indicative. */
  title: string;
  verdict: VerdictName;
  /** Every operation that it sends; a target that binds one of them not leaves the case `unbound`. */
  operations: readonly OperationId[];
  needs?: readonly Need[];
  /** Borrows all users, so that it goes before the cases that borrow a few. */
  early?: true;
  /** Changes nothing at the target, so that a read-only run may send it. */
  readOnly?: true;
  run: (api: Api) => Promise<void>;
}

/** What a case left behind. */
export interface CaseRecord {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly string[];
  outcome: Outcome;
  /** One sentence: why it did not pass. */
  reason: string | null;
  expected: unknown;
  actual: unknown;
  /** The target was too slow or too busy to judge the case: no evidence for or against it. */
  tooSlow?: true;
  /** The case or setup step that stood in the way, for `blocked`. */
  blockedBy: string | null;
  exchanges: Exchange[];
  /** How many exchanges in the middle of very many are not kept. */
  leftOut?: number;
  /** The exchange that decided, as its position in `exchanges`. */
  decisive: number | null;
  milliseconds: number;
}

/** A requirement as a report shows it. */
export interface RequirementRecord {
  id: string;
  interface: string;
  class: string;
  statement: string;
  basis: 'stated' | 'assumed';
  section: string;
  claims: readonly string[];
  level: 'required' | 'recommended' | 'informative';
  operations: readonly string[];
  untestable: string | null;
  cases: readonly string[];
  outcome: Outcome;
}

/** One class of requirements under one verdict. Certified when all its required cases passed and none is missing. */
export interface ClassRecord {
  class: string;
  verdict: VerdictName;
  certified: boolean;
  required: number;
  passed: number;
  counts: Record<Outcome, number>;
}

/** A part of the suite, so that several machines share a run: `index` counts from 1. */
export interface Shard {
  index: number;
  of: number;
}

/** Redirects of one download operation from one origin to another. */
export interface Redirects {
  operation: string;
  from: string;
  to: string;
  count: number;
}

/** How slow the target was, and what the run changed because of that. */
export interface Slowdown {
  /** Cases side by side at the begin, and the lowest number that the run went down to. */
  concurrency: number;
  lowest: number;
  /** Milliseconds of the slowest answer. */
  slowest: number;
  /** Requests without an answer within `requestTimeout` milliseconds. */
  unanswered: number;
  requestTimeout: number;
}

/** A whole run: the one source of every report. */
export interface RunRecord {
  schema: 'contract-platform-kit/run/v1';
  runId: string;
  /** The part that the run is; null where it is the whole. A part certifies nothing. */
  shard: Shard | null;
  startedAt: string;
  milliseconds: number;
  kit: { version: string; contractDigest: string; suiteDigest: string };
  target: { name: string; description: string | null; baseUrls: Record<string, string>; file: string | null };
  /**
   * `void` when the run itself broke, nothing was executed, the canary did not fail, or the target was too slow and
   * nothing else prevents a certificate; with the reason.
   */
  conclusion: 'certified' | 'not certified' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  requests: number;
  /** Absent where no download was redirected. */
  redirects?: Redirects[];
  /** Absent where the target was fast enough. */
  slowdown?: Slowdown | undefined;
  classes: ClassRecord[];
  requirements: RequirementRecord[];
  cases: CaseRecord[];
  /** Failed cases that others wait for, most blocking first. */
  rootCauses: { case: string; blocked: string[] }[];
  /** As the target file declares them: told beside the verdict, which they never change. */
  deviations: Deviation[];
  cleanup: { created: number; removed: number; left: { operation: string; id: string; reason: string }[] };
}
