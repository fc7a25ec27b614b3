import { isObject, parseJson } from '../json.ts';
import { hidden, type Secret } from '../session/redactor.ts';
import type { Hole, Text } from './plan.ts';

export interface Rewriting {
  runId: string;
  ids: ReadonlyMap<string, string>;
  bases: ReadonlyMap<string, string>;
  divided: (text: string) => readonly (string | Secret)[];
  isKnown: (secret: string) => boolean;
}

export function textParts(text: string, { divided, isKnown, runId }: Rewriting, as?: Hole['as']): Text {
  return divided(text).flatMap((part): Text => {
    if (typeof part === 'string') return replaced([part], runId, holeOf('RUN'));
    return isKnown(part.secret) ? [holeOf(part.secret, as)] : [hidden];
  });
}

export function holeOf(from: string, as?: Hole['as']): Hole {
  return as === undefined ? { from } : { from, as };
}

export function replaced(text: Text, found: string, hole: Hole): Text {
  return text.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const pieces = part.split(found).flatMap((piece, at) => (at === 0 ? [piece] : [hole, piece]));
    return pieces.filter((piece) => piece !== '');
  });
}

export function wholeOf(text: string, rewriting: Rewriting, as?: Hole['as'], written = text): Text {
  const name = rewriting.ids.get(text);
  return name === undefined ? textParts(written, rewriting, as) : [holeOf(name, as)];
}

export function bodyParts(body: string, rewriting: Rewriting, isForm = false): Text {
  const json = parseJson(body);
  if (isObject(json) || Array.isArray(json)) return jsonOf(body, rewriting);
  return isForm ? formOf(body, rewriting) : wholeOf(body, rewriting);
}

const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function jsonOf(json: string, rewriting: Rewriting): Text {
  let end = 0;
  const texts = [...json.matchAll(token)].flatMap((match) => {
    const [whole, quoted, colon] = match;
    const between = json.slice(end, match.index);
    end = match.index + whole.length;
    const own: Text = colon === undefined ? scalarOf(whole, quoted, rewriting) : textParts(whole, rewriting, 'json');
    return [between, ...own];
  });
  return [...texts, json.slice(end)];
}

function scalarOf(whole: string, quoted: string | undefined, rewriting: Rewriting): Text {
  if (quoted === undefined) return wholeOf(whole, rewriting, 'number');
  const name = rewriting.ids.get(String(parseJson(quoted)));
  return name === undefined ? textParts(quoted, rewriting, 'json') : ['"', holeOf(name, 'json'), '"'];
}

function formOf(body: string, rewriting: Rewriting): Text {
  return body.split('&').flatMap((pair, at) => {
    const [[, value = ''] = []] = [...new URLSearchParams(pair)];
    const name = rewriting.ids.get(value);
    const start = at === 0 ? '' : '&';
    return name === undefined
      ? [start, ...textParts(pair, rewriting, 'uri')]
      : [`${start}${pair.split('=', 1)[0]}=`, holeOf(name, 'uri')];
  });
}

export function joinedParts(text: Text): Text | string {
  const parts: (string | Hole)[] = [];
  for (const part of text) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  const [only, ...others] = parts;
  return typeof only === 'string' && others.length === 0 ? only : parts;
}
