/** What Redocly hands to a rule; its own types ship with no package that we depend on, so the part in use stands here. */

/** A place in a source file; `child` goes down, `key` points at the name instead of the value. */
export interface Place {
  readonly source: { readonly absoluteRef: string };
  readonly pointer: string;
  child(path: string | number | ReadonlyArray<string | number>): Place;
  key(): Place;
}

/** The node that a `$ref` leads to and where it stands; both absent when the reference leads nowhere. */
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
  /** Follows a `$ref` as seen from the file `from` (an absolute path); anything else comes back as it is. */
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

/** Visits by Redocly's names of node types; a node that several `$ref`s lead to is visited once, `ref` at each of them. */
export type Visitor = { readonly [type in NodeType]?: Visit } & { readonly ref?: RefVisit };

/** Made anew for every contract that is linted, so a rule may remember what it saw; takes what redocly.yaml sets for it. */
export type Rule = (options: Readonly<Record<string, unknown>>) => Visitor;
