import { parse } from 'csv-parse/sync';
import readSheets, { readSheet } from 'read-excel-file/universal';
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
import type { Tokens } from './tokens.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns undefined for files that are neither CSV nor XLSX. */
export async function rowsOfTable(body: Buffer): Promise<Row[] | undefined> {
  try {
    const [head = [], ...rows] = isArchive(body) ? await sheetOf(body) : linesOf(body);
    return rows.map((row) => Object.fromEntries(head.map((name, column) => [String(name), row[column] ?? null])));
  } catch {
    return undefined;
  }
}

export async function textsOfTable(body: Buffer): Promise<string[] | undefined> {
  try {
    const rows = isArchive(body) ? (await readSheets(blobOf(body))).flatMap(({ data }) => data) : linesOf(body);
    return rows.flat().map((cell) => String(cell ?? ''));
  } catch {
    return undefined;
  }
}

function isArchive(body: Buffer): boolean {
  return body.subarray(0, 2).toString('latin1') === 'PK';
}

function blobOf(body: Buffer): Blob {
  return new Blob([new Uint8Array(body)]);
}

async function sheetOf(body: Buffer): Promise<unknown[][]> {
  return readSheet(blobOf(body));
}

function linesOf(body: Buffer): unknown[][] {
  const [head = ''] = body.toString('utf8').split(/\r?\n/, 1);
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  return parse(body, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
}

interface Observer {
  target: Target;
  tokens: Tokens;
  as: CallerName;
  record: Exchange[];
}

const mostPages = 1000;

export async function observe<N extends ObservationName>(
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
