import type { OperationEntry } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';

/** The media type without its parameters, in lower case. */
function essence(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Refuses a body whose media type the operation does not take (D-20). A request without a body has none. */
export function requireMediaType(entry: OperationEntry, headers: Record<string, string | string[] | undefined>): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!entry.body || !hasBody) return;
  const given = typeof headers['content-type'] === 'string' ? essence(headers['content-type']) : '';
  if (entry.body.mediaTypes.includes(given)) return;
  const detail = `the body must be ${entry.body.mediaTypes.join(' or ')}, got ${given || 'no Content-Type'}`;
  throw new Problem({ code: 'UNSUPPORTED MEDIA TYPE', detail, source: { header: 'Content-Type' } });
}
