export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export function formatFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line} ${rule} ${message}`;
}
