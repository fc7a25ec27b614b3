import { Readable } from 'node:stream';
import { limits } from '../contract/generated/limits.ts';
import type { Happening, Journals } from './journals.ts';
import { shownEntry } from './shown-entry.ts';
import { shownTransition } from './shown-transition.ts';

/** How often a comment is sent, in milliseconds, so that nothing on the way takes the connection for dead. */
const heartbeat = 15_000;

/** How long a reader may take to the end of a stream that is over, in milliseconds. */
const farewell = 1_000;

/** What happens in a tenant as server-sent events. `tick` is called all the while, every so many milliseconds. */
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

/** Makes a text only where there is room for it, and says how many events were left out before the next one. */
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

/** Whoever does not read keeps neither a tenant nor the end of the sandbox waiting. */
function end(stream: Readable): void {
  stream.push(null);
  setTimeout(() => stream.destroy(), farewell).unref();
}

type Telling = Exclude<Happening, { kind: 'end' }>;

/** What was told to one who watches is told to the next one without making it again. */
const told = new WeakMap<Telling, string>();

function textOf(happening: Telling): string {
  const text = told.get(happening) ?? eventsOf(happening).join('');
  told.set(happening, text);
  return text;
}

function eventsOf(happening: Telling): string[] {
  if (happening.kind === 'request') return [eventOf('request', shownEntry(happening.kept))];
  return happening.transitions.map((transition) => eventOf('transition', shownTransition(transition)));
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
