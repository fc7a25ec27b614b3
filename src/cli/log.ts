import { styleText } from 'node:util';
import type { Exchange } from '../journal/exchange.ts';
import { redactPath } from '../journal/redact.ts';
import { timestamp } from '../world/clock.ts';

/** Where lines are written, and how wide they may be: as wide as they are where it is no terminal. */
export interface Paper {
  columns: number | undefined;
  isColourful: boolean;
}

/** What a log tells of one request. */
export interface LogEntry {
  /** The tenant's time, or the machine's where it belongs to none. */
  time: string;
  tenant: string | null;
  method: string;
  path: string;
  /** Null where the connection ended without an answer. */
  status: number | null;
  milliseconds: number;
  operation: string | null;
  /** What came due and was done before the operation: `job 1`. */
  due: string[];
}

export function logEntry(exchange: Exchange): LogEntry {
  const { entry, method, url, tenant, tenantTime, hostTime, answer, duration, due } = exchange;
  return {
    time: timestamp(tenantTime ?? hostTime),
    tenant: entry?.interface === 'sandbox' ? '_sandbox' : tenant,
    method,
    path: printable(redactPath(url)),
    status: answer?.status ?? null,
    milliseconds: Math.round(duration * 10) / 10,
    operation: entry?.id ?? null,
    due: due.map(({ machine, subject }) => `${machine} ${subject}`),
  };
}

/** How wide the operation is, and the least that is left for the path. */
const [operationWidth, narrowOperation, leastPath] = [27, 23, 12];

/** The columns before the path together: time, tenant, method, status and milliseconds. */
const headWidth = 36;

/** Columns that line up: time, tenant, method, status, milliseconds, path, operation; what came due stands before it. */
export function logLines(entry: LogEntry, paper: Paper): string[] {
  const { method, path, status, milliseconds, operation, due } = entry;
  const head = `${entry.time.slice(11, 19)} ${padded(entry.tenant ?? '-', 8)} `;
  const columns = paper.columns ?? 140;
  const forOperation = columns < 100 ? narrowOperation : operationWidth;
  const room = Math.max(leastPath, columns - headWidth - forOperation - 1);
  const shownPath = paper.columns === undefined ? path : cutFront(path, room);
  const numbers = `${colour(status, paper)} ${milliseconds.toFixed(1).padStart(6)}`;
  const told = padded(operation ?? '(no operation)', forOperation).trimEnd();
  const request = `${head}${method.padEnd(6)} ${numbers} ${shownPath.padEnd(room)} ${told}`;
  return due.length === 0 ? [request] : [`${head}due    ${fewOf(due, columns - head.length - 7)}`, request];
}

/** The status in the colour of its class. */
function colour(status: number | null, { isColourful }: Paper): string {
  const text = String(status ?? '---');
  if (!isColourful) return text;
  if (status === null || status >= 500) return styleText('red', text, { validateStream: false });
  return styleText(status >= 400 ? 'yellow' : 'green', text, { validateStream: false });
}

/** As many as fit, and how many there are more. */
function fewOf(texts: readonly string[], room: number): string {
  let shown = texts.length;
  const line = () =>
    texts.slice(0, shown).join(', ') + (shown < texts.length ? `, and ${texts.length - shown} more` : '');
  while (shown > 1 && line().length > room) shown -= 1;
  return line();
}

function padded(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

/** The end of a path says more than its beginning: ids stand there. */
function cutFront(text: string, width: number): string {
  return text.length > width ? `…${text.slice(text.length - width + 1)}` : text;
}

/** Bytes that a terminal would take for commands are not printed. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}
