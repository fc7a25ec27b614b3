import type { OperationId } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import type { PreparedRequest } from '../target/types.ts';
import type { SentExchange } from './transport.ts';

export interface Step {
  operation: OperationId;
  baseUrl: string;
  prepared: PreparedRequest;
  status: number;
  headers: Readonly<Record<string, string>>;
  json: unknown;
  text: string;
  values: Readonly<Record<string, unknown>>;
  exchange: Exchange;
  before?: Step;
  isRedirected?: true;
}

export function withBefore(step: Step): Step[] {
  return step.before ? [step.before, step] : [step];
}

const longest = 20_000;

export function stepOf(
  { answer, exchange }: SentExchange,
  request: Pick<Step, 'operation' | 'baseUrl' | 'prepared'>,
  values: Step['values'] = {},
): Step {
  const { status, headers, json, body } = answer;
  const text = json === undefined && body.length <= longest ? body.toString('utf8') : '';
  return { ...request, status, headers, json, text, values, exchange };
}
