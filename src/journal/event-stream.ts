import { Readable } from 'node:stream';
import { limits } from '../contract/generated/limits.ts';
import type { Happening, Journals } from './journals.ts';
import { shownEntry } from './shown-entry.ts';
import { shownTransition } from './shown-transition.ts';

/**
 * The time in milliseconds between two comment lines in a stream of server-sent events.
 * Regular comment lines prevent proxies from closing an idle event stream.
 */
const heartbeat = 15_000;

/**
 * The time in milliseconds that a slow client gets to read the last events before the server closes the connection.
 */
const farewell = 1_000;

/**
 * Returns the requests and status changes of a tenant as a stream of server-sent events.
 * Until the stream ends, the callback `tick` applies due status changes at intervals of `every` milliseconds.
 */
export function eventStream(
  journals: Journals,
  tenant: string,
  { tick, every }: { tick: () => Promise<void>; every: number },
): Readable {
  const stream = new Readable({ read: () => undefined });
  const send = sender(stream);
  const ticking = setInterval(() => void tick().catch((error) => stream.destroy(error)), every);
  const beating = setInterval(() => send(0, () => ':\n\n'), heartbeat);
  const unwatch = journals.watch(tenant, (happening) => {
    if (happening.kind === 'end') end(stream);
    else send(happening.kind === 'request' ? 1 : happening.transitions.length, () => textOf(happening));
  });
  stream.once('close', () => {
    clearInterval(ticking);
    clearInterval(beating);
    unwatch();
  });
  send(0, () => ': watching\n\n');
  return stream;
}

/** Drops events for a client that reads too slowly, and later sends the number of dropped events. */
function sender(stream: Readable): (events: number, text: () => string) => void {
  let dropped = 0;
  return (events, text) => {
    if (stream.readableLength >= limits.watcherBytes) dropped += events;
    else {
      stream.push(dropped === 0 ? text() : eventOf('dropped', { events: dropped }) + text());
      dropped = 0;
    }
  };
}

/** Ends an event stream within a second, so that a slow client does not delay the shutdown of the sandbox. */
function end(stream: Readable): void {
  stream.push(null);
  setTimeout(() => stream.destroy(), farewell).unref();
}

type StreamedEvent = Exclude<Happening, { kind: 'end' }>;

/** Caches the text of each event, because all clients that watch a tenant get the same text. */
const renderedTexts = new WeakMap<StreamedEvent, string>();

function textOf(happening: StreamedEvent): string {
  const text = renderedTexts.get(happening) ?? eventsOf(happening).join('');
  renderedTexts.set(happening, text);
  return text;
}

function eventsOf(happening: StreamedEvent): string[] {
  if (happening.kind === 'request') return [eventOf('request', shownEntry(happening.kept))];
  return happening.transitions.map((transition) => eventOf('transition', shownTransition(transition)));
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
