import type { CaseRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import { exchange } from './sample-failures.ts';
import { failedRecord } from './sample-record.ts';

export const hostileText = `</script></pre><script>window.hostile = 1</script><img src=x onerror="window.hostile=1">'"]]>-->&\u0000\u001b[2J\u202e\ud800`;

export const hostileRecord: RunRecord = {
  ...failedRecord,
  runId: hostileText,
  target: { name: hostileText, description: hostileText, baseUrls: { admin: hostileText }, file: hostileText },
  requirements: failedRecord.requirements.map((each) => ({ ...each, statement: hostileText, section: hostileText })),
  cases: failedRecord.cases.map(hostile),
  deviations: [{ requirement: hostileText, reason: hostileText, until: hostileText }],
  cleanup: { created: 1, removed: 0, left: [{ operation: hostileText, id: hostileText, reason: hostileText }] },
};

function hostile(each: CaseRecord): CaseRecord {
  return {
    ...each,
    title: hostileText,
    reason: hostileText,
    expected: { [hostileText]: hostileText },
    actual: hostileText,
    exchanges: [
      exchange({
        url: hostileText,
        requestHeaders: { [hostileText]: hostileText },
        requestBody: hostileText,
        responseHeaders: { [hostileText]: hostileText },
        responseBody: JSON.stringify({ [hostileText]: hostileText }),
        curl: hostileText,
        failure: hostileText,
      }),
    ],
    decisive: 0,
    script: hostileText,
  };
}
