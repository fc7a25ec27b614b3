import type { OperationId } from '../canonical/operations.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import { readAnswer } from '../target/read-answer.ts';
import type { PlainAnswer, Target } from '../target/types.ts';

export function errorCode(answer: PlainAnswer, { errors }: Target): string | undefined {
  if (answer.status < 400) return undefined;
  const code = errors?.code ?? 'errors[0].code || code';
  const found = readAnswer({ code: 'json' }, { code }, answer, () => undefined)['code'];
  return typeof found === 'string' ? found : undefined;
}

export function waitingTime(value: string | undefined, date?: string): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(date ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}

/** Returns how long the target asks the client to wait (status 429, or 503 with `Retry-After`), in milliseconds. */
export function retryAfterOf({ status, headers }: PlainAnswer): number | undefined {
  const wait = waitingTime(headers['retry-after'], headers['date']);
  if (status === 429) return wait ?? 1000;
  return status === 503 ? wait : undefined;
}

export function tooBusy({ status }: PlainAnswer, times: number): string {
  return `the target was too busy: it answered ${status} ${times} times in a row; lower pace.requestsPerSecond`;
}

export function whyNoToken(
  { status, headers, json }: PlainAnswer,
  { method, url }: Exchange,
  code: string | undefined,
): string {
  const { location } = headers;
  if (status >= 300 && status < 400 && location !== undefined)
    return `the target redirects to ${location}; check the base URL`;
  if (status < 200 || status >= 300) {
    const refused = `it was refused with ${status}${code === undefined ? '' : ` (${code})`}`;
    return status === 404 ? `${refused}; check the base URL of ${method} ${url}` : refused;
  }
  const type = headers['content-type'] ?? 'no media type';
  if (isHtml(headers)) return htmlInstead(status, type);
  return json === undefined
    ? `the body of the response (${status}, ${type}) is not valid JSON`
    : `the response (${status}) has no value at the place that the binding reads`;
}

export function whyNone({ ok, status, headers }: Reply<OperationId>, member: string): string {
  if (!ok) return `it was refused with ${status}`;
  const type = headers['content-type'] ?? 'no media type';
  return isHtml(headers)
    ? htmlInstead(status, type)
    : `the response (${status}, ${type}) has no ${member} at the place that the binding reads`;
}

function isHtml(headers: Readonly<Record<string, string>>): boolean {
  return /html/.test(headers['content-type'] ?? '');
}

function htmlInstead(status: number, type: string): string {
  return `the response is HTML (${status}, ${type}) instead of JSON; check the base URL`;
}
