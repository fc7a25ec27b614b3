import type { ObservationName } from '../canonical/observations.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Json } from '../json.ts';

/** The credential of a caller: an API key, or an object with values such as a client id and a client secret. */
export type Credential = string | { readonly [name: string]: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A template for a JSON value. Each `{expression}` (JMESPath) is replaced by its value.
 * The rendered JSON omits a property if none of its expressions has a value.
 */
export type Template = Json;

export type Source =
  | string
  | { readonly value: string; readonly match?: string; readonly map?: Readonly<Record<string, string>> }
  | { readonly header: string; readonly match?: string }
  | { readonly body: 'bytes' | 'text' }
  | { readonly in: string; readonly each: string | Readonly<Record<string, Source>> };

/** The location of the error code in an error response. */
export type CodeSource = string | { readonly header: string; readonly match?: string };

/** Describes how the suite requests the next page of a list. */
export type NextPage =
  | { readonly url: string }
  /** The relation of a `Link` header (RFC 8288), such as `next`. */
  | { readonly link: string }
  /** A response header of each page except the last. The next request sends the header's value as a parameter. */
  | { readonly header: string; readonly parameter: string; readonly in?: PageParameterPlace }
  | { readonly token: string; readonly parameter: string; readonly in?: PageParameterPlace }
  | { readonly page: string; readonly first?: number; readonly in?: PageParameterPlace };

/** Where a request contains the page parameter: in the query (default), in a header, or in the JSON body. */
export type PageParameterPlace = 'query' | 'header' | 'body';

/** A file or a text in a multipart request. */
export type Part = Template | { readonly content: string; readonly fileName: string };

/**
 * A GET request that the suite sends first, because the next request needs values from the GET response.
 * A change request with the header `If-Match` needs the `ETag` value from a GET response.
 */
export interface EarlierRead {
  readonly path: string;
  readonly query?: Readonly<Record<string, Template>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Readonly<Record<string, Source>>;
}

/** The HTTP mapping of one API operation: how its request is sent, and how values are read from its response. */
export interface Binding {
  readonly method: Method;
  readonly path: string;
  readonly before?: EarlierRead;
  readonly query?: Readonly<Record<string, Template>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  /** The template of the request body. `{file}` means that the body is the complete file. */
  readonly body?: Template;
  readonly multipart?: Readonly<Record<string, Part>>;
  /** Maps the input values of test cases to the values that the target expects, for example `add` to `ADD`. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly answer?: Readonly<Record<string, Source>>;
  readonly next?: NextPage;
  /**
   * The format of the response. With the format `spreadsheet`, expressions read the rows of a CSV or XLSX file.
   * Each row of the spreadsheet becomes an object. The header row determines the property names.
   */
  readonly format?: 'json' | 'spreadsheet';
  /** In a TypeScript target file, this function changes a request before the suite sends the request. */
  readonly prepare?: (request: PreparedRequest, inputs: Readonly<Record<string, unknown>>) => PreparedRequest;
  /** In a TypeScript target file, this function reads response values that JMESPath expressions cannot read. */
  readonly read?: (answer: PlainAnswer) => Readonly<Record<string, unknown>>;
  /** The names of the operation inputs that the function `prepare` uses. */
  readonly uses?: readonly string[];
  /** The names of the response values that the function `read` returns, including values in list items. */
  readonly reads?: readonly string[];
}

/** An HTTP request to which the access token has not been added yet. */
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
  /** True if the request was sent twice because a connection broke. The target has possibly processed both requests. */
  readonly repeated?: true;
}

export interface Pace {
  /** The maximum number of parallel test cases. A run lowers the number while the target responds slowly. */
  readonly concurrency: number;
  readonly requestsPerSecond: number;
  /** The time in milliseconds between two polls of a job, if the response has no header `Retry-After`. */
  readonly pollInterval: number;
  /** The time in milliseconds until the first poll of a job. Overrides the header `Retry-After`. */
  readonly firstPoll?: number;
  /** The waiting time after each change, in milliseconds. Needed if the target shows changes with a delay. */
  readonly settle?: number;
  /** The time limit of a job in milliseconds. If a slow target exceeds the limit, the test case has no result. */
  readonly jobDeadline: number;
  /** The time limit of a request, in milliseconds. */
  readonly requestTimeout: number;
  /** The time limit of the run, in milliseconds. */
  readonly runDeadline: number;
}

export interface ExistingUser {
  readonly id: string;
  readonly email?: string;
  /** The role that users get at the end of a run if their earlier roles are unknown. */
  readonly roleId?: string;
}

/** The existing objects that a run may use. */
export interface Existing {
  readonly users?: readonly ExistingUser[];
  readonly deletedUser?: ExistingUser;
  readonly folder?: { readonly id: string; readonly path: string };
  readonly secondFolder?: { readonly id: string; readonly path: string };
  readonly roles?: readonly string[];
  /**
   * A pattern for user ids that do not exist. A counter replaces `{n}` in the pattern.
   * If a test case needs more users than the target has, the suite invents user ids from `unknownUserId`.
   */
  readonly unknownUserId?: string;
  readonly unknownRoleId?: string;
  readonly usersFile?: string;
  readonly faultyUsersFile?: string;
  /**
   * The default pattern for ids that the suite invents. Objects with these ids do not exist.
   * `{n:12}` in the pattern becomes a number with 12 digits.
   */
  readonly unknownId?: string;
  readonly failingFolderId?: string;
  /** The id of a department that does not exist. Its grant is accepted, but the job of the grant fails. */
  readonly failingPrincipalId?: string;
  readonly failingFolder?: { readonly id: string; readonly path: string };
  /** If the target allows no top-level departments, the suite creates all departments under this department. */
  readonly rootDepartmentId?: string;
  /** The names of existing text fields of documents. If the list is absent, test cases invent field names. */
  readonly documentFields?: readonly string[];
  readonly documentFile?: string;
  readonly uploadFolder?: string;
  readonly provisionRecordId?: string;
}

/** Describes how the suite reads the user directory of the external HR system that manages a tenant's users. */
export interface DirectoryWindow {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The JMESPath expression that selects one user in a response of the external user directory. */
  readonly person: string;
  /** The location of the id or name of the role in a user's entry in the external user directory. */
  readonly role: Source;
  /** The properties that the external user directory changes by itself, such as the time of the last change. */
  readonly own?: readonly string[];
}

/** Tenants that a run uses in addition to the tested tenant. */
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

/** A violation that the target file declares as known. A declared violation never changes a verdict. */
export interface Deviation {
  readonly requirement: string;
  readonly reason: string;
  /** The last day (YYYY-MM-DD) on which reports show the deviation as accepted. */
  readonly until: string;
}

/** The content of a target file, which describes the tested implementation. */
export interface Target {
  readonly target: 1;
  readonly name: string;
  /** The explorer refuses every target without `environment: test`, unless the target runs on this machine. */
  readonly environment?: 'test' | 'production';
  readonly baseUrl: string | { readonly admin: string; readonly documents: string };
  readonly credentials: Credentials;
  readonly tenants?: Tenants;
  readonly authentication?: { readonly header: string; readonly value: string };
  /** Headers that are added to every request. An operation can define another value for a header. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly claims?: { readonly verdicts?: readonly VerdictName[]; readonly classes?: readonly string[] };
  readonly without?: Readonly<Record<string, string>>;
  /**
   * The kinds of data that no operation of the target shows, and the reason for each kind.
   * A test case that needs unavailable data gets the outcome `not observable`.
   */
  readonly notObservable?: Readonly<Record<string, string>>;
  /**
   * The features that the target lacks and the conditions that never occur, with a reason for each entry.
   * A test case that needs a missing feature gets the outcome `not applicable`.
   */
  readonly notApplicable?: Readonly<Record<string, string>>;
  readonly pace?: Partial<Pace>;
  readonly existing?: Existing;
  /**
   * Defines how the suite treats API operations that the target file does not describe.
   * With `binding: published`, the API contract defines the operations that the target file omits.
   * With `binding: own`, the target does not offer the operations that the target file omits.
   */
  readonly binding?: 'published' | 'own';
  readonly operations?: { readonly [O in OperationId]?: Partial<Binding> | false };
  /** Read requests that the service description does not define, for example for the roles of a user. */
  readonly observe?: { readonly [N in ObservationName]?: Binding };
  readonly errors?: { readonly code?: CodeSource; readonly spelling?: Readonly<Record<string, string>> };
  readonly deviations?: readonly Deviation[];
}
