import type { OperationId } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import type { PreparedRequest } from '../target/types.ts';
import type { Sent } from './transport.ts';

/** A request and its response, including all secrets that a replay script needs. */
export interface Step {
  operation: OperationId;
  baseUrl: string;
  prepared: PreparedRequest;
  status: number;
  headers: Readonly<Record<string, string>>;
  json: unknown;
  text: string;
  /** The values that the suite has read from the response, by name. */
  values: Readonly<Record<string, unknown>>;
  exchange: Exchange;
  /** The preceding GET request, from which the suite read a value such as an `ETag`. */
  before?: Step;
  /** True for a redirected download, whose address the target chose in the response before. */
  isRedirected?: true;
}

/** Returns a list with the preceding GET request (if the target file defines one) and the request itself. */
export function withBefore(step: Step): Step[] {
  return step.before ? [step.before, step] : [step];
}

const longest = 20_000;

export function stepOf(
  { answer, exchange }: Sent,
  request: Pick<Step, 'operation' | 'baseUrl' | 'prepared'>,
  values: Step['values'] = {},
): Step {
  const { status, headers, json, body } = answer;
  const text = json === undefined && body.length <= longest ? body.toString('utf8') : '';
  return { ...request, status, headers, json, text, values, exchange };
}
