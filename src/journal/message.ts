import { limits } from '../contract/generated/limits.ts';
import type { components } from '../contract/generated/sandbox.ts';
import { type Message, pairsOf } from './exchange.ts';
import { redactHeader, redactValue } from './redact.ts';
import { redactText } from './redact-text.ts';

export function shownMessage(message: Message): components['schemas']['JournalMessage'] {
  const { headers, bytes } = message;
  const shown = new Map<string, string>();
  for (const [name, value] of pairsOf(headers)) {
    const before = shown.get(name);
    shown.set(name, `${before === undefined ? '' : `${before}, `}${redactHeader(name, value)}`);
  }
  return { headers: Object.fromEntries(shown), body: shownBody(message), bytes, isCut: isCut(message) };
}

/** Undefined for an incomplete body and for a body that is not JSON. */
export function jsonOfMessage(message: Message): unknown {
  const text = textOf(message);
  if (text === null || text === '' || isCut(message)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isCut({ bytes }: Message): boolean {
  return bytes !== null && bytes > limits.journalBodyBytes;
}

function shownBody(message: Message): unknown {
  const json = jsonOfMessage(message);
  if (json !== undefined) return redactValue(json);
  const text = textOf(message);
  return text === null || text === '' ? null : redactText(text);
}

function textOf({ body }: Message): string | null {
  return Buffer.isBuffer(body) ? body.toString('utf8') : body;
}
