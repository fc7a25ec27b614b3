import { errors } from './generated/errors.ts';

export type ErrorCode = keyof typeof errors;

export type HttpErrorCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { status: number } ? Code : never;
}[ErrorCode];

export type ProblemSource = { pointer: string } | { parameter: string } | { header: string };

export interface InputViolation {
  code: HttpErrorCode;
  detail: string;
  source?: ProblemSource;
}

/** All violations have the same HTTP status. */
export class Problem extends Error {
  readonly violations: readonly [InputViolation, ...InputViolation[]];
  readonly headers: Record<string, string>;

  constructor(
    violations: InputViolation | readonly [InputViolation, ...InputViolation[]],
    headers: Record<string, string> = {},
  ) {
    const all = 'code' in violations ? ([violations] as const) : violations;
    super(all.map((violation) => `${violation.code}: ${violation.detail}`).join('; '));
    this.violations = all;
    this.headers = headers;
  }

  get status(): number {
    return errors[this.violations[0].code].status;
  }
}

export function codeTitle(code: ErrorCode): string {
  return errors[code].title;
}
