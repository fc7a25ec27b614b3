import { styleText } from 'node:util';
import type { JournalExchange } from '../../src/journal/exchange.ts';
import { redactPath } from '../../src/journal/redact.ts';
import { timestamp } from '../../src/tenant/clock.ts';

export interface Paper {
  columns: number | undefined;
  isColourful: boolean;
}

export interface LogEntry {
  time: string;
  tenant: string | null;
  method: string;
  path: string;
  /** Status of the response. The value null means that the connection ended without a response. */
  status: number | null;
  milliseconds: number;
  operation: string | null;
  due: string[];
}

export function logEntry(exchange: JournalExchange): LogEntry {
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

const [operationWidth, narrowOperation, leastPath] = [27, 23, 12];

const headWidth = 36;

export function logLines(entry: LogEntry, paper: Paper): string[] {
  const { method, path, status, milliseconds, operation, due } = entry;
  const head = `${entry.time.slice(11, 19)} ${padded(entry.tenant ?? '-', 8)} `;
  const columns = paper.columns ?? 140;
  const forOperation = columns < 100 ? narrowOperation : operationWidth;
  const room = Math.max(leastPath, columns - headWidth - forOperation - 1);
  const shownPath = paper.columns === undefined ? path : cutFront(path, room);
  const numbers = `${colour(status, paper)} ${milliseconds.toFixed(1).padStart(6)}`;
  const label = padded(operation ?? '(no operation)', forOperation).trimEnd();
  const request = `${head}${method.padEnd(6)} ${numbers} ${shownPath.padEnd(room)} ${label}`;
  return due.length === 0 ? [request] : [`${head}due    ${fewOf(due, columns - head.length - 7)}`, request];
}

function colour(status: number | null, { isColourful }: Paper): string {
  const text = String(status ?? '---');
  if (!isColourful) return text;
  if (status === null || status >= 500) return styleText('red', text, { validateStream: false });
  return styleText(status >= 400 ? 'yellow' : 'green', text, { validateStream: false });
}

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

/** Truncates the start of a long URL path, because the ids are at the end of the path. */
function cutFront(text: string, width: number): string {
  return text.length > width ? `…${text.slice(text.length - width + 1)}` : text;
}

/** Replaces control characters, because a terminal interprets them as commands. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}
