import { errors } from './generated/errors.ts';

/** Error codes that the API contract defines. */
export type ErrorCode = keyof typeof errors;

/** Error codes that can occur in HTTP error responses. All other error codes occur only in the results of jobs. */
export type HttpErrorCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { status: number } ? Code : never;
}[ErrorCode];

/**
 * Location of an error in the request: a JSON pointer into the body, the name of a parameter, or the name of a header.
 */
export type Source = { pointer: string } | { parameter: string } | { header: string };

export interface Violation {
  code: HttpErrorCode;
  /** Text that explains which value was expected and which value was received. */
  detail: string;
  source?: Source;
}

/**
 * Error for a request that the sandbox refuses, with one or more violations. All violations have the same HTTP status.
 */
export class Problem extends Error {
  readonly violations: readonly [Violation, ...Violation[]];
  readonly headers: Record<string, string>;

  constructor(violations: Violation | readonly [Violation, ...Violation[]], headers: Record<string, string> = {}) {
    const all = 'code' in violations ? ([violations] as const) : violations;
    super(all.map((violation) => `${violation.code}: ${violation.detail}`).join('; '));
    this.violations = all;
    this.headers = headers;
  }

  get status(): number {
    return errors[this.violations[0].code].status;
  }
}

export function titleOf(code: ErrorCode): string {
  return errors[code].title;
}
