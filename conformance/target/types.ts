import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Json } from '../json.ts';

/** What the token operation is fed with: an API key, or several named values for its request template. */
export type Credential = string | { readonly [name: string]: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A JSON value in which `{expression}` stands for a canonical input (JMESPath). A missing input drops its member. */
export type Template = Json;

/** Where in an answer one canonical value stands. */
export type Source =
  | string
  | { readonly value: string; readonly match?: string; readonly map?: Readonly<Record<string, string>> }
  | { readonly header: string; readonly match?: string }
  | { readonly body: 'bytes' | 'text' }
  | { readonly in: string; readonly each: string | Readonly<Record<string, Source>> };

/** How the page after this one is asked for. */
export type NextPage =
  | { readonly url: string }
  /** The relation of a `Link` header (RFC 8288), e.g. `next`. */
  | { readonly link: string }
  /** A header whose value goes into a parameter; the last page has none. */
  | { readonly header: string; readonly parameter: string }
  | { readonly token: string; readonly parameter: string }
  | { readonly page: string; readonly first?: number };

/** One file part of a multipart request, or a plain part. */
export type Part = Template | { readonly content: string; readonly fileName: string };

/** How one operation of the service is asked for and read at this target. */
export interface Binding {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, Template>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: Template;
  readonly multipart?: Readonly<Record<string, Part>>;
  /** Spelling of canonical input values at this target, by input. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly answer?: Readonly<Record<string, Source>>;
  readonly next?: NextPage;
  /** Typed modules only: changes the request just before it is sent. */
  readonly prepare?: (request: PreparedRequest) => PreparedRequest;
  /** Typed modules only: reads canonical values where an expression can't. */
  readonly read?: (answer: PlainAnswer) => Readonly<Record<string, unknown>>;
}

/** A request as it goes out, before the token is added. */
export interface PreparedRequest {
  readonly method: Method;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly multipart?: readonly PreparedPart[] | undefined;
}

export interface PreparedPart {
  readonly name: string;
  readonly value: string | Buffer;
  readonly fileName?: string;
}

/** An answer as it came in. `json` is undefined where the body is no JSON. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly json: unknown;
  /** The connection broke at the first attempt, so that the target may have had the request before. */
  readonly repeated?: true;
}

export interface Pace {
  /** Cases that run side by side; a run lowers the number while the target answers slowly. */
  readonly concurrency: number;
  readonly requestsPerSecond: number;
  /** Milliseconds between two polls of a job where the target names no `Retry-After`. */
  readonly pollInterval: number;
  /** Milliseconds until a job is asked for the first time, in place of the `Retry-After` of its acknowledgement. */
  readonly firstPoll?: number;
  /** Milliseconds until every read shows what was written; a run waits that long after each change. */
  readonly settle?: number;
  /** Milliseconds until a job must have ended while the target answers fast. */
  readonly jobDeadline: number;
  /** Milliseconds until one request must have been answered. */
  readonly requestTimeout: number;
  /** Milliseconds until the whole run must have ended. */
  readonly runDeadline: number;
}

export interface ExistingUser {
  readonly id: string;
  readonly email?: string;
}

/** Objects that are there before a run and that it may use. */
export interface Existing {
  readonly users?: readonly ExistingUser[];
  readonly deletedUser?: ExistingUser;
  readonly folder?: { readonly id: string; readonly path: string };
  readonly secondFolder?: { readonly id: string; readonly path: string };
  readonly roles?: readonly string[];
  /** What `{n}` of an id that no user has looks like, where a submission that names such ids is still accepted. */
  readonly unknownUserId?: string;
  readonly unknownRoleId?: string;
  readonly usersFile?: string;
  readonly faultyUsersFile?: string;
  readonly failingFolderId?: string;
  readonly documentFile?: string;
  readonly uploadFolder?: string;
  readonly provisionRecordId?: string;
}

/** A window on the external role directory of an HR-managed tenant: what it has of the one user that the file names. */
export interface DirectoryWindow {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where in the answer the user's entry stands (JMESPath). */
  readonly person: string;
  /** Where in the entry the role stands, as the role ids of the service. */
  readonly role: Source;
  /** Members of the entry that the directory changes by itself, such as the time of the last change. */
  readonly own?: readonly string[];
}

/** Tenants beside the one under test. */
export interface Tenants {
  readonly other?: { readonly admin: Credential };
  readonly withoutFlag?: {
    readonly admin: Credential;
    readonly jobId?: string;
    readonly departmentId?: string;
    readonly folderId?: string;
  };
  readonly hrManaged?: {
    readonly admin: Credential;
    readonly userId?: string;
    readonly roleId?: string;
    readonly directory?: DirectoryWindow;
  };
}

export interface Credentials {
  readonly admin: Credential;
  readonly superAdmin?: Credential;
  readonly user?: Credential;
}

/** A stated demand that the target is known to break: reported beside the verdict, which it never changes. */
export interface Deviation {
  readonly requirement: string;
  readonly reason: string;
  /** Last day (YYYY-MM-DD) on which the deviation is accepted. */
  readonly until: string;
}

/** An implementation under test, as its file describes it. */
export interface Target {
  readonly target: 1;
  readonly name: string;
  readonly baseUrl: string | { readonly admin: string; readonly documents: string };
  readonly credentials: Credentials;
  readonly tenants?: Tenants;
  readonly authentication?: { readonly header: string; readonly value: string };
  readonly claims?: { readonly verdicts?: readonly VerdictName[]; readonly classes?: readonly string[] };
  readonly without?: Readonly<Record<string, string>>;
  /** Effects that no operation of the implementation shows, each with a reason: their cases are listed, not judged. */
  readonly notObservable?: Readonly<Record<string, string>>;
  /** Conditions that do not exist at the implementation, each with a reason: their cases are listed, not judged. */
  readonly notApplicable?: Readonly<Record<string, string>>;
  readonly pace?: Partial<Pace>;
  readonly existing?: Existing;
  /** `published`: operations not listed are bound as the published contract has them; `own`: they are unbound. */
  readonly binding?: 'published' | 'own';
  readonly operations?: { readonly [O in OperationId]?: Partial<Binding> | false };
  readonly errors?: { readonly code?: string; readonly spelling?: Readonly<Record<string, string>> };
  readonly deviations?: readonly Deviation[];
}
