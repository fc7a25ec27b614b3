/** A violation of a lint rule: file (relative to the project), line (counted from 1), rule and remedy. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export function formatFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line} ${rule} ${message}`;
}
