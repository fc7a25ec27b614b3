import type { IncomingMessage } from 'node:http';

/** A request as the relay received it from the client. */
export interface Incoming {
  /** The number of the request, counted from 1. */
  id: number;
  method: string;
  /** The path and query as sent. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Returns headers with one text per name. Repeated headers are joined with a comma. */
export function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}
