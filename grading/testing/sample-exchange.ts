import type { Exchange } from '../observe/exchange.ts';

const empty = { headers: {}, body: null, bytes: 0, isCut: false };

export function sampleExchange(different: Partial<Exchange> & { id: number }): Exchange {
  const at = different.at ?? different.id * 1000;
  return {
    ...{ at, answeredAt: at + 10, host: 'sandbox', method: 'GET', path: '/v2/admin/departments/1' },
    ...{ operation: 'readDepartment', status: 200, request: empty, answer: empty, isWhole: true, violations: [] },
    ...{ probe: null, token: null, hasSecretInUrl: false, ignoresIdleConnection: false },
    ...different,
  };
}
