import { type OperationId, operationIds } from '../canonical/operations.ts';
import type { PublishedShapes } from '../published/shapes.ts';
import { obstacleTo } from '../runner/obstacle.ts';
import type { Target } from '../target/types.ts';
import { answerKey, type Coverage } from './coverage.ts';
import type { AnswerCoverage } from './record.ts';

/** Maps an HTTP status to the reason why random requests rarely or never receive this status. */
const reasons: Readonly<Record<string, string>> = {
  206: 'only a drawn header Range causes it',
  304: 'only a drawn header If-None-Match with the current version causes it',
  401: 'only steps with another caller cause it, and they use the restricted operations',
  403: 'only steps with another caller cause it, and they use the restricted operations',
  409: 'it needs a conflict with the state of an object, which no step of this run caused',
  413: 'no step sends a request of this size',
  415: 'no step sends another media type than the declared ones',
  416: 'only a drawn header Range beyond the end of the file causes it',
  429: 'the explorer keeps to the pace of the target file',
};

/**
 * Counts the responses (operation and HTTP status) that the API contract declares and the explorer received.
 * The result lists each declared HTTP status that was never received, with the reason.
 */
export function answerCoverage(
  { statuses, answers }: Coverage,
  target: Target,
  shapes: PublishedShapes,
): AnswerCoverage {
  const isBound = (operation: OperationId) => obstacleTo({ operations: [operation] }, target) === undefined;
  const bound = operationIds.filter(isBound);
  const declared = bound.flatMap((operation) => shapes.declared(operation).map((answer) => ({ operation, ...answer })));
  const missing = declared.filter(({ operation, status, code }) =>
    code === undefined
      ? !statuses.get(operation)?.has(Number(status))
      : !answers.has(answerKey(operation, Number(status), code)),
  );
  const groups = Object.entries(Object.groupBy(missing, ({ status }) => status)).map(([status, group = []]) => ({
    status,
    operations: [...new Set(group.map(({ operation }) => operation))],
    answers: group.map(({ operation, code }) => (code === undefined ? operation : `${operation} ${code}`)),
    reason: reasons[status] ?? 'no step of this run caused it',
  }));
  return { declared: declared.length, reached: declared.length - missing.length, unreached: groups };
}
