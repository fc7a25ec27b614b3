import type { IncomingMessage } from 'node:http';

export interface Incoming {
  /** The number of the client's request, counted from 1. */
  id: number;
  method: string;
  /** The path and query of the request, exactly as the client sent them. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Returns request headers with one text per name. The values of repeated headers are joined with a comma. */
export function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}
