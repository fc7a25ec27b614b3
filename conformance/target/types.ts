import type { ObservationName } from '../canonical/observations.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Json } from '../json.ts';

/** The credential of a caller for the token operation: an API key, or several values by name. */
export type Credential = string | { readonly [name: string]: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A JSON value in which input values replace each `{expression}` (JMESPath).
 * A property of a template whose input is missing is left out.
 */
export type Template = Json;

/** The location of one value in a response. */
export type Source =
  | string
  | { readonly value: string; readonly match?: string; readonly map?: Readonly<Record<string, string>> }
  | { readonly header: string; readonly match?: string }
  | { readonly body: 'bytes' | 'text' }
  | { readonly in: string; readonly each: string | Readonly<Record<string, Source>> };

/** The location of the error code in the response to a refused request. */
export type CodeSource = string | { readonly header: string; readonly match?: string };

/** Defines how the next page of a list is requested. */
export type NextPage =
  | { readonly url: string }
  /** The relation of a `Link` header (RFC 8288), for example `next`. */
  | { readonly link: string }
  /** The response header whose value becomes a parameter of the next page. The last page has no such header. */
  | { readonly header: string; readonly parameter: string; readonly in?: PageParameterPlace }
  | { readonly token: string; readonly parameter: string; readonly in?: PageParameterPlace }
  | { readonly page: string; readonly first?: number; readonly in?: PageParameterPlace };

/**
 * The part of a request that contains the page parameter.
 * The values stand for the query (the default), a request header, or a property of the JSON body.
 */
export type PageParameterPlace = 'query' | 'header' | 'body';

/** A file part or a plain part of a multipart request. */
export type Part = Template | { readonly content: string; readonly fileName: string };

/**
 * A GET request that is sent just before another request, to which it supplies values.
 * For example, the header `If-Match` needs the current `ETag` of an object.
 */
export interface EarlierRead {
  readonly path: string;
  readonly query?: Readonly<Record<string, Template>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Readonly<Record<string, Source>>;
}

/** Defines how one operation is sent to the target, and how its response is read. */
export interface Binding {
  readonly method: Method;
  readonly path: string;
  readonly before?: EarlierRead;
  readonly query?: Readonly<Record<string, Template>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  /** The template of the request body. The text `{file}` alone sends a file as the complete body. */
  readonly body?: Template;
  readonly multipart?: Readonly<Record<string, Part>>;
  /** Maps the name of an input to the target's spelling of its values. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly answer?: Readonly<Record<string, Source>>;
  readonly next?: NextPage;
  /**
   * The format of the response. With `spreadsheet`, the expressions read the rows of a CSV or XLSX file.
   * Each row of the spreadsheet is an object whose property names come from the header row.
   */
  readonly format?: 'json' | 'spreadsheet';
  /** Changes the request just before it is sent. Only a target module in TypeScript can define this function. */
  readonly prepare?: (request: PreparedRequest, inputs: Readonly<Record<string, unknown>>) => PreparedRequest;
  /**
   * Reads response values that expressions cannot read. Only a target module in TypeScript can define this function.
   */
  readonly read?: (answer: PlainAnswer) => Readonly<Record<string, unknown>>;
  /** The names of the inputs that the function `prepare` uses in the request. */
  readonly uses?: readonly string[];
  /** The names of the values that the function `read` returns, including the values of list items. */
  readonly reads?: readonly string[];
}

/** An HTTP request before its token is added. */
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

/** A received response. The field `json` is undefined if the body is not JSON. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly json: unknown;
  /** True if the connection broke at the first attempt, so the target may have received the request before. */
  readonly repeated?: true;
}

export interface Pace {
  /** The number of test cases that run in parallel. A run lowers this number while the target responds slowly. */
  readonly concurrency: number;
  readonly requestsPerSecond: number;
  /** The time between two polls of a job in milliseconds, if the response has no `Retry-After`. */
  readonly pollInterval: number;
  /** The time until the first poll of a job in milliseconds. Overrides the header `Retry-After`. */
  readonly firstPoll?: number;
  /** The time until every read shows a change, in milliseconds. A run waits for this time after each change. */
  readonly settle?: number;
  /** The time within which a job must end while the target responds fast, in milliseconds. */
  readonly jobDeadline: number;
  /** The time limit of a request, in milliseconds. */
  readonly requestTimeout: number;
  /** The time limit of the run, in milliseconds. */
  readonly runDeadline: number;
}

export interface ExistingUser {
  readonly id: string;
  readonly email?: string;
  /** The current role of the user, which a run restores if no operation shows the role of a user. */
  readonly roleId?: string;
}

/** The existing objects of the target that a run may use. */
export interface Existing {
  readonly users?: readonly ExistingUser[];
  readonly deletedUser?: ExistingUser;
  readonly folder?: { readonly id: string; readonly path: string };
  readonly secondFolder?: { readonly id: string; readonly path: string };
  readonly roles?: readonly string[];
  /**
   * The pattern for ids that no user has, with `{n}` as a counter.
   * Only needed for a target that accepts asynchronous requests with unknown user ids.
   */
  readonly unknownUserId?: string;
  readonly unknownRoleId?: string;
  readonly usersFile?: string;
  readonly faultyUsersFile?: string;
  /**
   * The pattern for ids that no object has, for kinds of objects without their own pattern.
   * In a pattern for ids, `{n:12}` is a number with 12 digits.
   */
  readonly unknownId?: string;
  readonly failingFolderId?: string;
  readonly failingFolder?: { readonly id: string; readonly path: string };
  /** The parent of all created departments, for a target that allows no departments at the top level. */
  readonly rootDepartmentId?: string;
  /** The names of text fields that documents may have, for a target that does not create fields for new names. */
  readonly documentFields?: readonly string[];
  readonly documentFile?: string;
  readonly uploadFolder?: string;
  readonly provisionRecordId?: string;
}

/** Access to the external role directory of the HR-managed tenant. */
export interface DirectoryWindow {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The JMESPath expression that finds the directory entry of the user in the response. */
  readonly person: string;
  /** The location of the role in the directory entry. The value must be a role id of the service. */
  readonly role: Source;
  /** The properties of the directory entry that the directory itself changes, such as the time of the last change. */
  readonly own?: readonly string[];
}

/** The tenants that a run uses in addition to the tested tenant. */
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

/**
 * A known violation of a requirement. The target file declares the violation with a reason and an end date.
 * Reports show declared violations, but declared violations never change a verdict.
 */
export interface Deviation {
  readonly requirement: string;
  readonly reason: string;
  /** The last day (YYYY-MM-DD) on which the deviation is accepted. */
  readonly until: string;
}

/** An implementation under test, as its target file describes it. */
export interface Target {
  readonly target: 1;
  readonly name: string;
  /** The value `test` declares a test system. Only test systems and targets on this machine may be explored. */
  readonly environment?: 'test' | 'production';
  readonly baseUrl: string | { readonly admin: string; readonly documents: string };
  readonly credentials: Credentials;
  readonly tenants?: Tenants;
  readonly authentication?: { readonly header: string; readonly value: string };
  /** Headers of every request, for example for an API gateway. A header of an operation overrides the same name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly claims?: { readonly verdicts?: readonly VerdictName[]; readonly classes?: readonly string[] };
  readonly without?: Readonly<Record<string, string>>;
  /**
   * Maps each kind of changed data that no operation of the target shows to the reason why none shows it.
   * Test cases that need to read data which no operation shows are not judged, but listed in reports.
   */
  readonly notObservable?: Readonly<Record<string, string>>;
  /**
   * Maps each condition that never occurs at the target to the reason why it never occurs.
   * Test cases that need a condition which never occurs are not judged, but listed in reports.
   */
  readonly notApplicable?: Readonly<Record<string, string>>;
  readonly pace?: Partial<Pace>;
  readonly existing?: Existing;
  /**
   * Defines how to send the operations that the target file does not list.
   * With `published`, unlisted operations follow the published contract. With `own`, the target does not offer them.
   */
  readonly binding?: 'published' | 'own';
  readonly operations?: { readonly [O in OperationId]?: Partial<Binding> | false };
  /** The `observe` requests, which show data that no operation of the service description shows. */
  readonly observe?: { readonly [N in ObservationName]?: Binding };
  readonly errors?: { readonly code?: CodeSource; readonly spelling?: Readonly<Record<string, string>> };
  readonly deviations?: readonly Deviation[];
}
