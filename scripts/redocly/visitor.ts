/** The parts of Redocly's rule API that are used here; none of our dependencies exports these types. */

/** A location in a source file; `child` goes down one level, `key` points to the name instead of the value. */
export interface Place {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  child(path: string | number | ReadonlyArray<string | number>): Place;
  key(): Place;
}

/** The target of a `$ref` and its location; both are absent for a broken reference. */
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
  /** Resolves a `$ref` relative to the file `from` (absolute path); returns other values unchanged. */
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

/** Visitors by Redocly's node types. A node is visited once, `ref` at each reference to it. */
export type Visitor = { readonly [type in NodeType]?: Visit } & { readonly ref?: RefVisit };

/** A rule is created for every linted contract, so it may keep state; it gets its options from redocly.yaml. */
export type Rule = (options: Readonly<Record<string, unknown>>) => Visitor;
