/** Types for Redocly's lint rules. No npm package exports these types. */

/** The location of a value in a contract file. */
export interface Place {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  /** Returns the location of a nested value. `path` is a key, an index, or a list of keys and indexes. */
  child(path: string | number | ReadonlyArray<string | number>): Place;
  /** Returns a location that points to the value's key in the YAML file instead of to the value. */
  key(): Place;
}

/** The target of a `$ref` and its location. `node` and `location` are undefined if the target does not exist. */
export interface Resolved {
  readonly node?: unknown;
  readonly location?: Place | undefined;
}

export interface Context {
  readonly type: { readonly name: string };
  readonly key: string | number;
  readonly rawNode: unknown;
  readonly location: Place;
  readonly rawLocation: Place;
  report(problem: { message: string; location: Place }): void;
  /**
   * Finds the target of a `$ref`. If `node` is not a `$ref`, returns `node` unchanged.
   * `from` is the absolute path of the file that contains the `$ref`.
   */
  resolve(node: unknown, from?: string): Resolved;
}

export type Visit = (node: unknown, context: Context) => void;
export type RefVisit = (node: unknown, context: Context, resolved: Resolved) => void;

type NodeType =
  | 'any'
  | 'Header'
  | 'MediaType'
  | 'Operation'
  | 'Parameter'
  | 'RequestBody'
  | 'Response'
  | 'Responses'
  | 'Root'
  | 'Schema'
  | 'SecurityScheme'
  | 'Tag';

/**
 * Functions that the linter calls while it reads a contract file: one function for each type of node.
 * The linter calls the function `ref` for each reference (`$ref`).
 */
export type Visitor = { readonly [type in NodeType]?: Visit } & { readonly ref?: RefVisit };

/** Creates a lint rule. The linter calls the function once per contract. */
export type Rule = (options: Readonly<Record<string, unknown>>) => Visitor;
