/** Types for the parts of Redocly's rule API that the project uses, because no dependency exports these types. */

/** The location of a value in a contract file. */
export interface Place {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  /** Returns the location of a nested value. */
  child(path: string | number | ReadonlyArray<string | number>): Place;
  /** Returns the location of the YAML key before the value. */
  key(): Place;
}

/** The target of a `$ref` and its location. Both properties are absent if the `$ref` is broken. */
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
  /** Resolves a `$ref` relative to the file `from`, which is an absolute path. Returns other values unchanged. */
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
 * Functions that the linter calls for nodes of a contract file, one function for each node type.
 * The linter visits a node once. For each reference to the node, the linter calls the function `ref`.
 */
export type Visitor = { readonly [type in NodeType]?: Visit } & { readonly ref?: RefVisit };

/** The linter creates a new rule object for every contract, so a rule may store state. */
export type Rule = (options: Readonly<Record<string, unknown>>) => Visitor;
