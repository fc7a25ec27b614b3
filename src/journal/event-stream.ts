import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '../contract/generated/limits.ts';
import type { Happening, Journals } from './journals.ts';
import { shownEntry, shownTransition } from './shown-entry.ts';

/** Milliseconds between comment lines, which prevent proxies from closing an idle stream. */
const heartbeat = 15_000;

/** Milliseconds that a slow client gets to read the last events before the connection is closed. */
const farewell = 1_000;

/** Bytes that a stream prepares in advance. */
const ahead = 1024;

interface Watching {
  tick: () => Promise<void>;
  every: number;
  lastEventId?: string | undefined;
}

const logsOf = new WeakMap<Journals, EventLogs>();

export function eventStream(journals: Journals, tenant: string, { tick, every, lastEventId }: Watching): Readable {
  const logs = logsOf.get(journals) ?? new EventLogs(journals);
  logsOf.set(journals, logs);
  const log = logs.of(tenant);
  const { stream, send, comment } = reader(log, lastEventId);
  const unwatch = log.watch(() => {
    send();
    if (log.hasEnded) end(stream);
  });
  const ticking = setInterval(() => void tick().catch((error) => stream.destroy(error)), every);
  const beating = setInterval(comment, heartbeat);
  stream.once('close', () => {
    clearInterval(ticking);
    clearInterval(beating);
    unwatch();
    logs.release(tenant, log);
  });
  if (log.hasEnded) end(stream);
  return stream;
}

/** Reads the next event only when the client has received the events before. */
function reader(log: EventLog, lastEventId: string | undefined) {
  const known = lastEventId === undefined ? undefined : log.after(lastEventId);
  let at = known ?? log.last;
  let isWaiting = false;
  const send = () => {
    while (isWaiting) {
      const next = log.next(at);
      if (!next) break;
      at = next.at;
      isWaiting = stream.push(next.text);
    }
    if (isWaiting && log.hasEnded) stream.push(null);
  };
  const read = () => {
    isWaiting = true;
    send();
  };
  const stream = new Readable({ highWaterMark: ahead, read });
  const isResumed = lastEventId === undefined || known !== undefined;
  stream.push(isResumed ? ': watching\n\n' : ': watching\n\nevent: dropped\ndata: {"events":null}\n\n');
  return { stream, send, comment: () => isWaiting && stream.push(':\n\n') };
}

function end(stream: Readable): void {
  setTimeout(() => stream.destroy(), farewell).unref();
}

/** Milliseconds for which events are stored after the last client of a tenant has disconnected. */
const keptFor = 60_000;

interface Next {
  text: string | Buffer;
  at: number;
}

/** Clients share the text of the events and have only a position, so slow clients need no memory of their own. */
class EventLog {
  readonly #id = randomBytes(6).toString('hex');
  readonly #wakes = new Set<() => void>();
  #texts: Buffer[] = [];
  #bytes = 0;
  #dropped = 0;
  hasEnded = false;
  stop: () => void = () => undefined;

  get last(): number {
    return this.#dropped + this.#texts.length;
  }

  get isWatched(): boolean {
    return this.#wakes.size > 0;
  }

  add(happening: Happening): void {
    if (happening.kind === 'end') this.hasEnded = true;
    else if (happening.kind === 'request') this.#push('request', shownEntry(happening.kept));
    else for (const transition of happening.transitions) this.#push('transition', shownTransition(transition));
    for (const wake of [...this.#wakes]) wake();
  }

  trim(most: number): void {
    let count = 0;
    for (; this.#bytes > most; count++) this.#bytes -= this.#texts[count]?.length ?? 0;
    if (count > 0) this.#texts = this.#texts.slice(count);
    this.#dropped += count;
  }

  next(at: number): Next | undefined {
    const missed = this.#dropped - at;
    if (missed > 0) return { text: this.#textOf('dropped', { events: missed }, this.#dropped), at: this.#dropped };
    const text = this.#texts[-missed];
    return text && { text, at: at + 1 };
  }

  after(eventId: string): number | undefined {
    const [id, at = ''] = eventId.split('.');
    return id === this.#id && /^\d{1,15}$/.test(at) && Number(at) <= this.last ? Number(at) : undefined;
  }

  watch(wake: () => void): () => void {
    this.#wakes.add(wake);
    return () => this.#wakes.delete(wake);
  }

  #push(name: string, data: object): void {
    const text = Buffer.from(this.#textOf(name, data, this.last + 1));
    this.#texts.push(text);
    this.#bytes += text.length;
  }

  #textOf(name: string, data: object, at: number): string {
    return `id: ${this.#id}.${at}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}

/** All logs together have at most `watchedBytes` bytes. */
export class EventLogs {
  readonly #journals: Journals;
  readonly #logs = new Map<string, EventLog>();

  constructor(journals: Journals) {
    this.#journals = journals;
  }

  of(tenant: string): EventLog {
    return this.#logs.get(tenant) ?? this.#begin(tenant);
  }

  /** Removes the log after a minute, unless a client watches the tenant again. */
  release(tenant: string, log: EventLog): void {
    setTimeout(() => !log.isWatched && this.#remove(tenant, log), keptFor).unref();
  }

  #begin(tenant: string): EventLog {
    const log = new EventLog();
    this.#logs.set(tenant, log);
    for (const each of this.#logs.values()) each.trim(this.#share);
    log.stop = this.#journals.watch(tenant, (happening) => {
      log.add(happening);
      log.trim(this.#share);
      if (log.hasEnded) this.#remove(tenant, log);
    });
    return log;
  }

  get #share(): number {
    return Math.min(limits.watcherBytes, limits.watchedBytes / Math.max(1, this.#logs.size));
  }

  #remove(tenant: string, log: EventLog): void {
    log.stop();
    if (this.#logs.get(tenant) === log) this.#logs.delete(tenant);
  }
}
