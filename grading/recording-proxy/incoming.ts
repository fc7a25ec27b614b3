import type { IncomingMessage } from 'node:http';
import type { ReceivedBody } from './received-body.ts';

export interface Incoming {
  /** The number of the client's request within the grading scenario, counted from 1. */
  id: number;
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  /** The body, which is complete when the sandbox has answered the request. */
  body: ReceivedBody;
}

/** Returns the request headers as strings. The values of a repeated header are joined with a comma. */
export function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}
