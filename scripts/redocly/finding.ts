/** A violation of a lint rule: the file relative to the project, the line counted from 1, the rule and the remedy. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export function formatFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line} ${rule} ${message}`;
}
