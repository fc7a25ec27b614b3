import type { RunRecord } from '../../../conformance/record/run-record.ts';
import { failedRecord } from './sample-record.ts';

export const hostileText = `</script></pre><script>window.hostile = 1</script><img src=x onerror="window.hostile=1">'"]]>-->&\u0000\u001b[2J\u202e\ud800`;

const kept =
  /^(schema|startedAt|conclusion|\w+Digest|class|interface|verdict|outcome|basis|level|case|id|requirement|version|\d+)$/;

export const hostileRecord: RunRecord = {
  ...JSON.parse(JSON.stringify(failedRecord), hostile),
  deviations: [{ requirement: hostileText, reason: hostileText, until: hostileText }],
  cleanup: { created: 1, removed: 0, left: [{ operation: hostileText, id: hostileText, reason: hostileText }] },
};

function hostile(key: string, value: unknown): unknown {
  if (/Headers$|^expected$/.test(key)) return { [hostileText]: hostileText };
  if (key === 'responseBody') return JSON.stringify({ [hostileText]: hostileText });
  return typeof value === 'string' && !kept.test(key) ? hostileText : value;
}
