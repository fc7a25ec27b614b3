import { errors } from './generated/errors.ts';

/** The codes of the register. */
export type ErrorCode = keyof typeof errors;

/** The codes that come as an HTTP answer; the others stand only in jobs. */
export type HttpErrorCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { status: number } ? Code : never;
}[ErrorCode];

/** Where in the request the fault lies. */
export type Source = { pointer: string } | { parameter: string } | { header: string };

export interface Violation {
  code: HttpErrorCode;
  /** What came and what was wanted. */
  detail: string;
  source?: Source;
}

/** A request that is refused: one entry for each violation, all of one status. */
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
