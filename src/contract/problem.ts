import { errors } from './generated/errors.ts';

/** Error codes that the contract's error register defines. */
export type ErrorCode = keyof typeof errors;

/** Error codes with an HTTP status. Error codes without an HTTP status appear only in jobs. */
export type HttpErrorCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { status: number } ? Code : never;
}[ErrorCode];

/** Location of the error in the request: a JSON pointer, a parameter or a header. */
export type Source = { pointer: string } | { parameter: string } | { header: string };

export interface Violation {
  code: HttpErrorCode;
  /** Text that explains which value was received and which value was expected. */
  detail: string;
  source?: Source;
}

/** Error for a refused request, with a list of violations. All violations have the same HTTP status. */
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
