import { Readable } from 'node:stream';
import type { Happening, Journals } from './journals.ts';
import { shownEntry } from './shown-entry.ts';
import { shownTransition } from './shown-transition.ts';

/** How often a comment is sent, in milliseconds, so that nothing on the way takes the connection for dead. */
const heartbeat = 15_000;

/** The most bytes that wait for a slow reader; what would be more is left out. */
const mostWaiting = 4 * 1024 * 1024;

/** What happens in a tenant as server-sent events. `tick` is called all the while, every so many milliseconds. */
export function eventStream(
  journals: Journals,
  tenant: string,
  { tick, every }: { tick: () => void; every: number },
): Readable {
  const stream = new Readable({ read: () => undefined });
  const send = (text: string) => {
    if (stream.readableLength < mostWaiting) stream.push(text);
  };
  const ticking = setInterval(tick, every);
  const beating = setInterval(() => send(':\n\n'), heartbeat);
  const unwatch = journals.watch(tenant, (happening) => {
    if (happening.kind === 'end') stream.push(null);
    else for (const event of eventsOf(happening)) send(event);
  });
  stream.once('close', () => {
    clearInterval(ticking);
    clearInterval(beating);
    unwatch();
  });
  send(': watching\n\n');
  return stream;
}

function eventsOf(happening: Exclude<Happening, { kind: 'end' }>): string[] {
  if (happening.kind === 'request') return [eventOf('request', shownEntry(happening.kept))];
  return happening.transitions.map((transition) => eventOf('transition', shownTransition(transition)));
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
