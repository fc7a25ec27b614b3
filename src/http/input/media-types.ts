import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';

function essence(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

export function requireMediaType(entry: OperationEntry, headers: Record<string, string | string[] | undefined>): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!entry.body || !hasBody) return;
  requirePlain(headers['content-encoding']);
  const whole = String(headers['content-type'] ?? '');
  if (entry.body.mediaTypes.includes(whole)) return;
  const given = essence(whole);
  if (entry.body.mediaTypes.includes(given)) return;
  const accepted = entry.body.mediaTypes.join(' or ');
  const detail = `the media type of the body must be ${accepted}, got ${given || 'no readable Content-Type'}`;
  throw new Problem({ code: 'UNSUPPORTED MEDIA TYPE', detail, source: { header: 'Content-Type' } });
}

export function isReadable(contentType: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/.test(contentType);
}

function requirePlain(encoding: string | string[] | undefined): void {
  if (encoding === undefined || /^\s*(identity)?\s*$/i.test(String(encoding))) return;
  const detail = `the body must not have a Content-Encoding, got ${shown(encoding)}`;
  throw new Problem({ code: 'UNSUPPORTED MEDIA TYPE', detail, source: { header: 'Content-Encoding' } });
}
