import type { Interface } from '../../contract/operation.ts';
import type { RawResponse } from '../../faults/transport/send.ts';
import type { FaultRow } from '../../tenant/rows.ts';

const fixed: Readonly<Record<string, { status: number; code: string }>> = {
  'too-many-requests': { status: 429, code: 'TOO MANY REQUESTS' },
  unavailable: { status: 503, code: 'FAULT ON PURPOSE' },
};

export function injectedError(of: Interface, { id, name, parameters }: FaultRow): RawResponse {
  const given = { status: Number(parameters['status']), code: String(parameters['code']) };
  const { status, code } = fixed[name] ?? given;
  const detail = `the fault ${id} (${name}) of the tenant answers this request; no data was changed`;
  const error = { status: String(status), code, title: 'A fault on purpose', detail };
  const body = of === 'admin' ? { errors: [error] } : { error: detail, code };
  const wait = parameters['retryAfter'];
  const headers = {
    'content-type': of === 'admin' ? 'application/vnd.api+json' : 'application/json',
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
  };
  return { status, headers, bytes: Buffer.from(JSON.stringify(body)) };
}
