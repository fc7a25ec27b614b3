import { decodedStep } from '../contract/parameter-values.ts';
import { redactedMark, redactText } from './redact-text.ts';
import { isSecretName } from './secret-name.ts';

/** The authentication scheme stays visible, because a wrong scheme is a common error of clients. */
export function redactHeader(name: string, value: string): string {
  if (!isSecretName(name)) return redactText(value);
  const scheme = /^(bearer|basic)\s/i.exec(value)?.[0] ?? '';
  return `${scheme}${redactedMark}`;
}

export function redactPath(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (query === undefined) return redactText(path);
  const parts = query.split('&').map((part) => {
    const [name = '', value] = part.split(/=(.*)/s, 2);
    return value !== undefined && isSecretName(decodedStep(name)) ? `${name}=${redactedMark}` : part;
  });
  return redactText(`${path}?${parts.join('&')}`);
}

export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? redactAll(inner) : redactValue(inner)]),
  );
}

/** In an array of objects, such as API keys, hides only properties whose names indicate a secret. */
function redactAll(value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((each) => (isMapping(each) ? redactValue(each) : redactAll(each)));
  if (typeof value !== 'object') return redactedMark;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactAll(inner)]));
}

function isMapping(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
