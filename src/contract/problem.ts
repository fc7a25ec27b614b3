import { errors } from './generated/errors.ts';

/** The codes of the error register. */
export type ErrorCode = keyof typeof errors;

/** The codes with an HTTP status; the others appear only in jobs. */
export type HttpErrorCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { status: number } ? Code : never;
}[ErrorCode];

/** The location of the error in the request. */
export type Source = { pointer: string } | { parameter: string } | { header: string };

export interface Violation {
  code: HttpErrorCode;
  /** What was received and what was expected. */
  detail: string;
  source?: Source;
}

/** A refused request: one entry per violation, all with the same status. */
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
