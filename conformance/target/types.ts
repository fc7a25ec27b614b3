import type { ObservationName } from '../canonical/observations.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Json } from '../json.ts';

/** The input of the token operation: an API key, or several named values for its request template. */
export type Credential = string | { readonly [name: string]: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A JSON value in which `{expression}` is replaced by a canonical input (JMESPath). A missing input omits its property.
 */
export type Template = Json;

/** The location of one canonical value in a response. */
export type Source =
  | string
  | { readonly value: string; readonly match?: string; readonly map?: Readonly<Record<string, string>> }
  | { readonly header: string; readonly match?: string }
  | { readonly body: 'bytes' | 'text' }
  | { readonly in: string; readonly each: string | Readonly<Record<string, Source>> };

/** How the next page is requested. */
export type NextPage =
  | { readonly url: string }
  /** The relation of a `Link` header (RFC 8288), for example `next`. */
  | { readonly link: string }
  /** A header whose value becomes a parameter; the last page has no such header. */
  | { readonly header: string; readonly parameter: string }
  | { readonly token: string; readonly parameter: string }
  | { readonly page: string; readonly first?: number };

/** A file part or a plain part of a multipart request. */
export type Part = Template | { readonly content: string; readonly fileName: string };

/** How one operation of the service is sent and read at this target. */
export interface Binding {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, Template>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  /** `{file}` alone is a file as the whole body. */
  readonly body?: Template;
  readonly multipart?: Readonly<Record<string, Part>>;
  /** The target's spelling of canonical input values, by input. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly answer?: Readonly<Record<string, Source>>;
  readonly next?: NextPage;
  /** `spreadsheet`: `answer` reads the rows of a CSV or XLSX, each an object by the names of the head. */
  readonly format?: 'json' | 'spreadsheet';
  /** Typed modules only: changes the request just before it is sent. */
  readonly prepare?: (request: PreparedRequest, inputs: Readonly<Record<string, unknown>>) => PreparedRequest;
  /** Typed modules only: reads canonical values where an expression can't. */
  readonly read?: (answer: PlainAnswer) => Readonly<Record<string, unknown>>;
  /** Inputs that `prepare` puts into the request. */
  readonly uses?: readonly string[];
  /** Values that `read` returns, with those of items. */
  readonly reads?: readonly string[];
}

/** A request without its token. */
export interface PreparedRequest {
  readonly method: Method;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  readonly multipart?: readonly PreparedPart[] | undefined;
}

export interface PreparedPart {
  readonly name: string;
  readonly value: string | Buffer;
  readonly fileName?: string;
}

/** A received response. `json` is undefined if the body is not JSON. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly json: unknown;
  /** The connection broke at the first attempt, so the target may have received the request before. */
  readonly repeated?: true;
}

export interface Pace {
  /** The number of parallel cases; a run lowers it while the target responds slowly. */
  readonly concurrency: number;
  readonly requestsPerSecond: number;
  /** Milliseconds between two polls of a job without a `Retry-After`. */
  readonly pollInterval: number;
  /** Milliseconds until the first poll of a job, instead of the `Retry-After` of its acknowledgement. */
  readonly firstPoll?: number;
  /** Milliseconds until every read shows a change; a run waits this long after each change. */
  readonly settle?: number;
  /** Milliseconds until a job must end while the target responds fast. */
  readonly jobDeadline: number;
  /** The time limit of a request in milliseconds. */
  readonly requestTimeout: number;
  /** The time limit of the run in milliseconds. */
  readonly runDeadline: number;
}

export interface ExistingUser {
  readonly id: string;
  readonly email?: string;
  /** The user's present role, which a run restores where no operation shows it. */
  readonly roleId?: string;
}

/** Existing objects that a run may use. */
export interface Existing {
  readonly users?: readonly ExistingUser[];
  readonly deletedUser?: ExistingUser;
  readonly folder?: { readonly id: string; readonly path: string };
  readonly secondFolder?: { readonly id: string; readonly path: string };
  readonly roles?: readonly string[];
  /** An id of no user with `{n}` as a counter, if submissions with unknown ids are accepted. */
  readonly unknownUserId?: string;
  readonly unknownRoleId?: string;
  readonly usersFile?: string;
  readonly faultyUsersFile?: string;
  /** An id that no object has, of objects without a pattern of their own; `{n:12}` is a number with 12 digits. */
  readonly unknownId?: string;
  readonly failingFolderId?: string;
  readonly failingFolder?: { readonly id: string; readonly path: string };
  /** A department below which the run creates its own, where none can be created at the top level. */
  readonly rootDepartmentId?: string;
  /** Names of text fields that documents may have, for targets that do not create fields for new names. */
  readonly documentFields?: readonly string[];
  readonly documentFile?: string;
  readonly uploadFolder?: string;
  readonly provisionRecordId?: string;
}

/** Access to the external role directory of an HR-managed tenant, for the user in the target file. */
export interface DirectoryWindow {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The location of the user's entry in the response (JMESPath). */
  readonly person: string;
  /** The location of the role in the entry, as a role id of the service. */
  readonly role: Source;
  /** Properties of the entry that the directory changes itself, such as the time of the last change. */
  readonly own?: readonly string[];
}

/** Tenants in addition to the one under test. */
export interface Tenants {
  readonly other?: { readonly admin: Credential };
  readonly withoutFlag?: {
    readonly admin: Credential;
    readonly jobId?: string;
    readonly departmentId?: string;
    readonly folderId?: string;
    readonly folderPath?: string;
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

/** A stated requirement that the target is known to violate. It is reported beside the verdict and never changes it. */
export interface Deviation {
  readonly requirement: string;
  readonly reason: string;
  /** Last day (YYYY-MM-DD) on which the deviation is accepted. */
  readonly until: string;
}

/** An implementation under test, as described by its file. */
export interface Target {
  readonly target: 1;
  readonly name: string;
  readonly baseUrl: string | { readonly admin: string; readonly documents: string };
  readonly credentials: Credentials;
  readonly tenants?: Tenants;
  readonly authentication?: { readonly header: string; readonly value: string };
  readonly claims?: { readonly verdicts?: readonly VerdictName[]; readonly classes?: readonly string[] };
  readonly without?: Readonly<Record<string, string>>;
  /** Effects that no operation of the implementation shows, each with a reason. Their cases are listed, not judged. */
  readonly notObservable?: Readonly<Record<string, string>>;
  /** Conditions that do not exist at the implementation, each with a reason. Their cases are listed, not judged. */
  readonly notApplicable?: Readonly<Record<string, string>>;
  readonly pace?: Partial<Pace>;
  readonly existing?: Existing;
  /** `published`: unlisted operations are bound as in the published contract; `own`: they are unbound. */
  readonly binding?: 'published' | 'own';
  readonly operations?: { readonly [O in OperationId]?: Partial<Binding> | false };
  /** Requests that show an effect for which the description names no operation. */
  readonly observe?: { readonly [N in ObservationName]?: Binding };
  readonly errors?: { readonly code?: string; readonly spelling?: Readonly<Record<string, string>> };
  readonly deviations?: readonly Deviation[];
}
