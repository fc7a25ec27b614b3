export interface Fault {
  path: string[];
  text: string;
  blind?: string;
  got?: true;
  within?: { text: string; at: number };
}

/** Thrown for an invalid target file. */
export class TargetError extends Error {
  readonly exitCode = 2;
}
