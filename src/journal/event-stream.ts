import { Readable } from 'node:stream';
import { type EventLog, EventLogs } from './event-log.ts';
import type { Journals } from './journals.ts';

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
