import { type OperationSpec, operations } from '../canonical/operations.ts';
import { bindingOf } from '../published/binding-of.ts';
import { variableBefore } from '../session/read-before.ts';
import type { Step } from '../session/step.ts';
import type { Target } from '../target/types.ts';
import { placeOf, placeOfSource } from './places.ts';
import type { Capture } from './plan.ts';

export interface Captured extends Capture {
  value: string;
}

export function idCaptures(step: Step, later: readonly Step[], used: Set<string>): Captured[] {
  const { safe, output }: OperationSpec = operations[step.operation];
  if (safe) return [];
  return Object.entries(step.values).flatMap(([member, value]) => {
    if (output[member] !== 'id' || typeof value !== 'string' || value === '' || used.has(value)) return [];
    const place = placeOf(step, value);
    if (place === undefined || !later.some((each) => mentions(each, value))) return [];
    used.add(value);
    return [{ name: `ID_${used.size}`, value, place }];
  });
}

export function tokenCapture(step: Step, name: string): Captured[] {
  const { token } = step.values;
  const place = typeof token === 'string' ? placeOf(step, token) : undefined;
  return typeof token === 'string' && place !== undefined ? [{ name, value: token, place, secret: true }] : [];
}

export function beforeCaptures(before: Step, target: Target): (Captured & { member: string })[] {
  const sources = bindingOf(target, before.operation)?.before?.answer ?? {};
  return Object.entries(before.values).flatMap(([member, value]) => {
    const source = Object.hasOwn(sources, member) ? sources[member] : undefined;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const place = source === undefined || text === '' ? undefined : (placeOfSource(source) ?? placeOf(before, text));
    return place === undefined ? [] : [{ member, name: variableBefore(member), value: text, place }];
  });
}

function mentions({ prepared: { path, query, headers, body, multipart } }: Step, value: string): boolean {
  const parts = (multipart ?? []).map((part) => (typeof part.value === 'string' ? part.value : ''));
  const texts = [path, body ?? '', ...query.map(([, given]) => given), ...Object.values(headers), ...parts];
  const spellings = [value, encodeURIComponent(value.toWellFormed()), JSON.stringify(value).slice(1, -1)];
  return texts.some((text) => spellings.some((spelling) => text.includes(spelling)));
}
