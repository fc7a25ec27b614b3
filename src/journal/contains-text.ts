import type { components } from '../contract/generated/sandbox.ts';
import type { Entry } from './shown-entry.ts';

type Shown = components['schemas']['JournalMessage'];

/** `text` must be in lower case. The entry must contain no secrets, because a match would reveal a part of a secret. */
export function containsText({ method, path, operation, request, answer }: Entry, text: string): boolean {
  const head = `${method} ${path} ${operation ?? ''}`;
  return [head, ...textsOf(request), ...(answer ? textsOf(answer) : [])].some((each) =>
    each.toLowerCase().includes(text),
  );
}

function textsOf({ headers, body }: Shown): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, typeof body === 'string' ? body : JSON.stringify(body, null, 1)];
}
