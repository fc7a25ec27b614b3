interface Event {
  id: string | undefined;
  event: string;
  data: unknown;
}

export function readEvents(answer: Response): { next: () => Promise<Event | undefined> } {
  const events = eventsOf(answer);
  return { next: async () => (await events.next()).value ?? undefined };
}

async function* eventsOf({ body }: Response): AsyncGenerator<Event> {
  let pending = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (pending + text).split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, event, data] = /^(?:id: (.*)\n)?event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== undefined && data !== undefined) yield { id, event, data: JSON.parse(data) };
    }
  }
}
