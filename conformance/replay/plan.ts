import { readFileSync } from 'node:fs';

const begin = '\nawait repeat(';
const end = ');\n';

export function programOf(plan: unknown): string {
  return `${code()}${begin}${asciiJson(plan)}${end}`;
}

export function withData(script: string, change: (plan: unknown) => unknown): string {
  return programOf(change(JSON.parse(script.slice(code().length + begin.length, -end.length))));
}

/** Returns JSON without characters that a terminal, an HTML page or an editor can interpret. */
function asciiJson(plan: unknown): string {
  return JSON.stringify(plan, null, 1).replaceAll(
    /[<\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function code(): string {
  return readFileSync(new URL('./repeat.mjs', import.meta.url), 'utf8');
}

export interface Hole {
  from: string;
  /**
   * How the program inserts the value: percent-encoded (`uri`), as a part of a JSON string (`json`), as a JSON number
   * if possible (`number`), or unchanged.
   */
  as?: 'uri' | 'json' | 'number';
}

/** Texts and values of a target are only in the strings, so no text can name a value. */
export type Text = readonly (string | Hole)[];

/** The location of a value in a response: a path in the JSON body, a header, or otherwise the whole body. */
export interface PlaceInReply {
  path?: readonly string[];
  header?: string;
  match?: string;
}

export interface Capture {
  name: string;
  place: PlaceInReply;
  secret?: true;
}

export type PlannedPart =
  | { name: string; value: Text | string }
  | { name: string; fileName: Text | string; type: string; bytes: string };

export interface PlannedRequest {
  method: string;
  base: string;
  url: Text | string;
  headers: readonly { name: string; value: Text | string }[];
  text?: Text | string;
  bytes?: string;
  form?: readonly PlannedPart[];
}

export interface PlannedStep {
  title: string;
  before?: PlannedStep;
  /** Null for a redirected download, which goes to the address in the response before. */
  request: PlannedRequest | null;
  poll?: { times: number; path?: readonly string[]; value?: string };
  status?: number;
  captures: readonly Capture[];
}

export interface PlannedRemoval {
  id: string;
  /** Null if the program cannot read a value that the deletion needs. */
  step: PlannedStep | null;
}

export type ReplayCheck =
  | { status: string }
  | { path: readonly string[]; expected: Text | string }
  | { expected: string; observed: string };

export interface ReplayPlan {
  case: string;
  target: string;
  requirement: string;
  failure: string;
  bases: readonly { name: string; url: string }[];
  needs: readonly { name: string; meaning: string }[];
  steps: readonly PlannedStep[];
  removals: readonly PlannedRemoval[];
  check: ReplayCheck;
}
