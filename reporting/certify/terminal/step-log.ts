import type { Exchange } from '../../../conformance/case/exchange.ts';
import type { CaseRecord } from '../../../conformance/record/run-record.ts';
import { duration, prettyBody, visible } from '../../../conformance/text.ts';
import { type Layout, pad, wrap } from '../../terminal.ts';
import { decisiveExchange } from '../facts.ts';

const longest = 2_000;

export function stepLog(each: CaseRecord, layout: Layout): string[] {
  const decisive = decisiveExchange(each);
  const steps = each.exchanges.flatMap((exchange, at) => stepLines(exchange, at + 1, exchange === decisive, layout));
  if (decisive === undefined) return ['No request was sent.'];
  return [...steps, '', layout.paint('bold', 'The deciding exchange'), ...inFull(decisive, layout)];
}

function stepLines(exchange: Exchange, number: number, decides: boolean, { width, paint }: Layout): string[] {
  const { method, url, status, operation } = exchange;
  const mark = decides ? '>' : ' ';
  const text = `${method} ${status ?? 'no response'} ${operation} ${visible(shortUrl(url))}`;
  const lines = wrap(text, width - 7).map(
    (line, at) => (at === 0 ? `${mark} ${pad(`${number}`, 4)} ` : '       ') + line,
  );
  return decides ? lines.map((line) => paint('bold', line)) : lines;
}

function shortUrl(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function inFull(exchange: Exchange, layout: Layout): string[] {
  const { method, url, status, requestHeaders, requestBody, responseHeaders, responseBody, failure, milliseconds } =
    exchange;
  return [
    ...message(`${method} ${url}`, requestHeaders, requestBody, layout),
    '',
    ...message(failure ?? `${status} after ${duration(milliseconds)}`, responseHeaders, responseBody, layout),
  ];
}

function message(first: string, headers: Record<string, string>, body: string | null, { width }: Layout): string[] {
  const text = prettyBody(body ?? '');
  const shown = text.length > longest ? `${text.slice(0, longest)}\n... (${text.length} characters)` : text;
  const lines = [
    first,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(shown ? [shown] : []),
  ];
  return lines.flatMap((line) => wrap(visible(line), width - 2).map((each) => `  ${each}`));
}
