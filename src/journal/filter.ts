import { limits } from '../contract/generated/limits.ts';
import type { components } from '../contract/generated/sandbox.ts';
import type { QueryOf } from '../contract/operation.ts';
import { responses } from '../contract/validators.ts';
import { momentOf } from '../tenant/clock.ts';
import type { WorkKindName } from '../tenant/rows.ts';
import { nextTurn } from '../tenant/slices.ts';
import type { JournalExchange, Message } from './exchange.ts';
import type { Journal, Kept } from './journal.ts';
import { jsonOfMessage } from './message.ts';
import { type ShownEntry, shownEntry } from './shown-entry.ts';
import { verdictOf } from './verdict.ts';

export type JournalFilter = NonNullable<QueryOf<'readJournal'>>;

const bytesAtOnce = 64 * 1024;
/** Bytes above which an entry is processed in steps, so that the server can answer other requests. */
const largeEntry = 16 * 1024;
const entryBytes = 2 * 1024;

/** Newest first. Copies the matching entries before the first yield, because new requests overwrite old entries. */
export function shownEntries(journal: Journal, filter: JournalFilter): AsyncGenerator<ShownEntry> {
  const { limit = limits.shownEntries, verdict, text } = filter;
  const passing = journal.list().filter((kept) => passes(kept, filter));
  const isLater = verdict !== undefined || text !== undefined;
  const copies = (isLater ? passing : passing.slice(0, limit)).map(copyOf);
  return judged(copies, limit, filter);
}

async function* judged(
  kept: readonly Kept[],
  limit: number,
  { verdict, text }: JournalFilter,
): AsyncGenerator<ShownEntry> {
  // Loads the validators before the first pause, because loading them takes as long as many validations.
  if (kept.length > 0) responses();
  const wanted = text?.toLowerCase();
  let [shown, bytes] = [0, bytesAtOnce];
  for (const each of kept) {
    if (shown === limit) return;
    const size = entryBytes + bytesOf(each.exchange);
    bytes += size;
    if (bytes > bytesAtOnce) {
      await nextTurn();
      bytes = 0;
    }
    const verdicts = verdictOf(each.exchange);
    if (verdict !== undefined && verdictOfBoth(verdicts) !== verdict) continue;
    if (size > largeEntry) await nextTurn();
    const entry = shownEntry(each, verdicts);
    if (wanted !== undefined && !(await containsLater(entry, wanted, size))) continue;
    shown += 1;
    yield entry;
  }
}

async function containsLater(entry: ShownEntry, text: string, size: number): Promise<boolean> {
  if (size > largeEntry) await nextTurn();
  return containsText(entry, text);
}

function passes({ id, exchange }: Kept, filter: JournalFilter): boolean {
  const { operation, status, fault, work } = filter;
  if (operation !== undefined && exchange.entry?.id !== operation) return false;
  if (status !== undefined && !hasStatus(exchange.answer?.status, status)) return false;
  if (fault !== undefined && !hasFault(exchange, fault)) return false;
  return isWithin(filter, id, exchange.hostTime) && (work === undefined || concernsWork(exchange, work));
}

function isWithin({ since, until, after, before }: JournalFilter, id: number, hostTime: number): boolean {
  if (since !== undefined && hostTime < momentOf(since)) return false;
  if (until !== undefined && hostTime > momentOf(until)) return false;
  return (after === undefined || id > after) && (before === undefined || id < before);
}

function hasFault({ faults }: JournalExchange, fault: string): boolean {
  return fault === 'any' ? faults.length > 0 : faults.includes(fault);
}

function copyOf({ id, exchange }: Kept): Kept {
  const { entry, requestId, method, url, hostTime, tenant, tenantTime, caller, duration, due, faults, answer } =
    exchange;
  const copy: JournalExchange = {
    ...{ entry, requestId, method, url, hostTime, tenant, tenantTime, caller, duration, due, faults },
    request: messageCopy(exchange.request),
    answer: answer && { ...messageCopy(answer), status: answer.status },
  };
  return { id, exchange: copy };
}

function messageCopy({ headers, body, bytes }: Message): Message {
  return { headers, body: Buffer.isBuffer(body) ? Buffer.from(body) : body, bytes };
}

function bytesOf({ url, request, answer }: JournalExchange): number {
  const lengthOf = (message: Message | null) => (message?.body?.length ?? 0) + 50 * (message?.headers.length ?? 0);
  return url.length + lengthOf(request) + lengthOf(answer);
}

function hasStatus(status: number | undefined, wanted: string): boolean {
  return wanted.endsWith('xx') ? String(status).startsWith(wanted.slice(0, 1)) : String(status) === wanted;
}

/** `unjudged` if the request or the response could not be validated and no violation is known. */
function verdictOfBoth({ request, answer }: ShownEntry['verdict']): string {
  if (request.outcome === 'broken' || answer.outcome === 'broken') return 'broken';
  return request.outcome === 'kept' && answer.outcome === 'kept' ? 'kept' : 'unjudged';
}

type Shown = components['schemas']['JournalMessage'];

/** `text` must be in lower case. The entry must contain no secrets, because a match would reveal a part of a secret. */
function containsText({ requestId, method, path, operation, request, answer }: ShownEntry, text: string): boolean {
  const head = `${method} ${path} ${operation ?? ''} ${requestId}`;
  return [head, ...textsOf(request), ...(answer ? textsOf(answer) : [])].some((each) =>
    each.toLowerCase().includes(text),
  );
}

function textsOf({ headers, body }: Shown): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, typeof body === 'string' ? body : JSON.stringify(body, null, 1)];
}

interface Traces {
  path: RegExp;
  submission: RegExp;
}

const tracesOf: Readonly<Record<WorkKindName, Traces>> = {
  job: { path: /^\/v2\/admin\/jobs\/(\d+)/, submission: /^\/v2\/admin\// },
  'user-import': { path: /^\/v2\/admin\/users\/import\/(\d+)/, submission: /^\/v2\/admin\/users\/import/ },
  document: { path: /^\/documents\/(\d+)/, submission: /^\/documents/ },
  provision: { path: /^\/provision-records\/(\d+)/, submission: /^\/provisions/ },
};

/** Status changes just before a request count as changes by it. `work` is a kind and an id, such as `job/1`. */
function concernsWork({ url, method, answer, due }: JournalExchange, work: string): boolean {
  const [name, id] = work.split('/', 2);
  if (due.some(({ machine, subject }) => machine === name && subject === id)) return true;
  const traces = Object.entries(tracesOf).find(([machine]) => machine === name)?.[1];
  if (!traces) return false;
  if (traces.path.exec(url)?.[1] === id) return true;
  if (method === 'GET' || !answer || answer.status >= 300 || !traces.submission.test(url)) return false;
  return submittedIds(jsonOfMessage(answer), name ?? '').includes(id);
}

function submittedIds(body: unknown, machine: string): unknown[] {
  if (!isRecord(body)) return [];
  if (machine === 'document') return [body['documentId']];
  if (machine === 'provision') return [body['recordId']];
  const { data } = body;
  const type = machine === 'job' ? 'jobs' : 'user-import-processes';
  return isRecord(data) && data['type'] === type ? [data['id']] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
