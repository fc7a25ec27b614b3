import { type OperationId, operationIds } from '../canonical/operations.ts';
import type { PublishedShapes } from '../published/shapes.ts';
import { obstacleTo } from '../runner/obstacle.ts';
import type { Target } from '../target/types.ts';
import { answerKey, type Coverage } from './coverage.ts';
import type { AnswerCoverage } from './record.ts';

/** Maps an HTTP status to the reason why random requests rarely or never receive this status. */
const reasons: Readonly<Record<string, string>> = {
  206: 'only a random request with the header Range can cause this status',
  304: 'only a random request with the current version in the header If-None-Match can cause this status',
  401: 'only steps with other callers can cause this status, and these steps send only restricted operations',
  403: 'only steps with other callers can cause this status, and these steps send only restricted operations',
  409: 'no step of this run caused a conflict with the state of an object',
  413: 'no step sends a request of this size',
  415: 'no step sends a media type that the API contract does not declare',
  416: 'only a random header Range beyond the end of a file can cause this status',
  429: 'the explorer sends requests no faster than the target file allows',
};

/** The result lists each declared HTTP status that was never received, with the reason. */
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
    reason: reasons[status] ?? 'no step of this run caused this status',
  }));
  return { declared: declared.length, reached: declared.length - missing.length, unreached: groups };
}
