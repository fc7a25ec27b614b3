import type { ObservationName } from '../canonical/observations.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Json } from '../json.ts';
import type { components } from './generated/target.ts';

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

/** The types of `target.schema.json`, which describes each member. */
type Schemas = Frozen<components['schemas']>;
type Written = Schemas['record'];

type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;

export type Pace = Required<Omit<WrittenPace, 'firstPoll' | 'settle'>> & Pick<WrittenPace, 'firstPoll' | 'settle'>;
type WrittenPace = NonNullable<Written['pace']>;

/** The existing objects that a run may use. */
export type Existing = NonNullable<Written['existing']>;

/** Describes how the suite reads the user directory of the external HR system that manages a tenant's users. */
export type DirectoryWindow = Schemas['directory'] & { readonly role: Source };

/** Tenants that a run uses in addition to the tested tenant. */
export type TargetTenants = Omit<WrittenTenants, 'hrManaged'> & {
  readonly hrManaged?: Omit<NonNullable<WrittenTenants['hrManaged']>, 'directory'> & {
    readonly directory?: DirectoryWindow;
  };
};
type WrittenTenants = NonNullable<Written['tenants']>;

/** A violation that the target file declares as known. A declared violation never changes a verdict. */
export type Deviation = NonNullable<Written['deviations']>[number];

/** The content of a target file, which describes the tested implementation. */
export type Target = Omit<
  Written,
  'tenants' | 'notObservable' | 'notApplicable' | 'operations' | 'observe' | 'errors' | 'claims'
> & {
  readonly tenants?: TargetTenants;
  readonly claims?: { readonly verdicts?: readonly VerdictName[]; readonly classes?: readonly string[] };
  readonly notObservable?: Readonly<Record<string, string>>;
  readonly notApplicable?: Readonly<Record<string, string>>;
  readonly operations?: { readonly [O in OperationId]?: Partial<Binding> | false };
  readonly observe?: { readonly [N in ObservationName]?: Binding };
  readonly errors?: { readonly code?: CodeSource; readonly spelling?: Readonly<Record<string, string>> };
};
