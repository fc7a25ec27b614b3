/** Where a contract breaks a rule: file as seen from the project's folder, line from 1, the rule, what to do about it. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export function formatFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line} ${rule} ${message}`;
}
