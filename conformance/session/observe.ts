import { decodedText, readDelimited } from '../../spreadsheets/delimited.ts';
import { SpreadsheetFault } from '../../spreadsheets/fault.ts';
import { readWorkbook, type SheetContent } from '../../spreadsheets/workbook.ts';
import type { WrongKind } from '../canonical/kinds.ts';
import { type ObservationName, type Observed, type ObservedInput, observations } from '../canonical/observations.ts';
import type { CallerName } from '../case/caller.ts';
import type { Exchange, Observation } from '../case/exchange.ts';
import { Malformed, Unsupported } from '../case/failure.ts';
import { withHeaders } from '../published/binding-of.ts';
import type { Binding, PlainAnswer, Target } from '../target/types.ts';
import { nextRequest } from './next-page.ts';
import { prepare } from './prepare.ts';
import { baseUrlOf, valuesIn } from './targeting.ts';
import type { SessionTokens } from './tokens.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns undefined for files that are neither CSV nor XLSX. */
export async function rowsOfTable(body: Buffer): Promise<Row[] | undefined> {
  const sheets = await sheetsOf(body);
  const { rows: [head, ...rows] = [] } = sheets?.find(({ isVisible }) => isVisible) ?? {};
  const empty = isArchive(body) ? null : '';
  const rowOf = (cells: string[]) =>
    Array.from(head?.cells ?? [], (name, column) => [name ?? '', cells[column] || empty] as const);
  return sheets && rows.map(({ cells }) => Object.fromEntries(rowOf(cells)));
}

export async function textsOfTable(body: Buffer): Promise<string[] | undefined> {
  return (await sheetsOf(body))?.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells)));
}

const limits = { unpackedBytes: 100 * 1024 * 1024, parts: 5_000 };

async function sheetsOf(body: Buffer): Promise<SheetContent[] | undefined> {
  try {
    if (isArchive(body)) return await readWorkbook(body, limits);
    return [{ name: '', isVisible: true, rows: readDelimited(textIn(body)) }];
  } catch (error) {
    if (!(error instanceof SpreadsheetFault)) throw error;
    return undefined;
  }
}

function isArchive(body: Buffer): boolean {
  return body.subarray(0, 2).toString('latin1') === 'PK';
}

/** Text that is not Unicode is read as Windows-1252. */
export function textIn(body: Buffer): string {
  return decodedText(body) ?? new TextDecoder('windows-1252').decode(body);
}

interface Observer {
  target: Target;
  tokens: SessionTokens;
  as: CallerName;
  record: Exchange[];
}

const mostPages = 1000;

export async function observeReply<N extends ObservationName>(
  name: N,
  input: ObservedInput<N>,
  { target, tokens, as, record }: Observer,
): Promise<Observation<N>> {
  const binding = target.observe?.[name];
  if (!binding) throw new Unsupported(`the target file names no request under observe.${name}`);
  const { beside, output } = observations[name];
  const basePath = new URL(baseUrlOf(target, beside)).pathname.replace(/\/$/, '');
  const items: unknown[] = [];
  let request = prepare(withHeaders(target, binding), input);
  for (let page = 1; ; page++) {
    const sent = await tokens.send(beside, await tokens.sign(beside, request, as, record), record);
    sent.exchange.beside = true;
    const { status, headers } = sent.answer;
    const answer = await inFormat(sent.answer, binding);
    const ok = status >= 200 && status < 300;
    const wrong: WrongKind[] = [];
    const values = ok ? valuesIn(output, binding, answer, (fault) => wrong.push(fault)) : {};
    if (wrong[0]) throw new Malformed(`observe.${name}`, wrong[0], sent.exchange);
    const own = itemsOf(values);
    items.push(...own);
    const next = ok && own.length > 0 && page < mostPages ? binding.next : undefined;
    const following = next ? nextRequest(next, request, { json: answer.json, headers }, page, basePath) : undefined;
    if (following === undefined) return { ok, status, values: withItems<N>(values, items), exchange: sent.exchange };
    request = following;
  }
}

export async function inFormat(answer: PlainAnswer, { format }: Binding): Promise<PlainAnswer> {
  return format === 'spreadsheet' ? { ...answer, json: await rowsOfTable(answer.body) } : answer;
}

function itemsOf(values: Readonly<Record<string, unknown>>): unknown[] {
  return Array.isArray(values['items']) ? values['items'] : [];
}

function withItems<N extends ObservationName>(values: Readonly<Record<string, unknown>>, items: unknown[]) {
  return ('items' in values ? { ...values, items } : values) as Observed<N>;
}
