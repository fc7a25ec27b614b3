import type { OperationId } from '../canonical/operations.ts';
import type { AnswerPart, ObservedAnswer } from '../case/api.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { PublishedShapes } from '../published/shapes.ts';
import { byFoundation } from '../record/foundations.ts';
import type { CaseRecord } from '../record/run-record.ts';

/**
 * Groups the test cases that fail because one response property has the wrong type. All other test cases of a group
 * become `blocked`.
 */
export function oneFailurePerMember(
  records: readonly CaseRecord[],
  memberOf: ReadonlyMap<string, string>,
): CaseRecord[] {
  const groups = Map.groupBy(
    records.filter(({ id }) => memberOf.has(id)),
    ({ id }) => memberOf.get(id),
  );
  const causes = new Map<string, CaseRecord>();
  for (const [member, group] of groups) {
    const [cause] = byFoundation(group, records);
    if (member !== undefined && cause) causes.set(member, cause);
  }
  return records.map((each) => {
    const cause = causes.get(memberOf.get(each.id) ?? '');
    if (cause === undefined || cause === each) return each;
    const { script: _, ...rest } = each;
    const reason = `${each.reason} ${cause.id} fails for the same member.`;
    return { ...rest, outcome: 'blocked', reason, blockedBy: cause.id, expected: null, actual: null };
  });
}

interface Observed {
  operation: OperationId;
  part: AnswerPart;
  fault: string | undefined;
  exchange: Exchange;
}

/** An invalid response always counts as a violation, even if the test case passes. */
export class Observations {
  readonly #shapes: PublishedShapes;
  readonly #seen = new Map<string, ObservedAnswer>();
  readonly #pending = new Map<string, Observed[]>();

  constructor(shapes: PublishedShapes) {
    this.#shapes = shapes;
  }

  note(
    caseId: string,
    { operation, status, headers, redirected, exchange, ok }: Reply<OperationId>,
    json: unknown,
  ): string | undefined {
    if (redirected) return undefined;
    const answer = { status, headers, body: Buffer.alloc(0), json };
    const part: AnswerPart = ok ? 'success' : 'refusal';
    const observed: Observed[] = [
      { operation, part: 'headers', fault: this.#shapes.headerFault(operation, answer), exchange },
      { operation, part, fault: this.#shapes.bodyFault(operation, answer), exchange },
    ];
    const first = observed.find(({ fault }) => fault !== undefined)?.fault;
    for (const each of observed) {
      if (each.fault !== undefined) this.#count(each);
      else listIn(this.#pending, caseId).push(each);
    }
    return first;
  }

  ended(caseId: string, hasPassed: boolean): void {
    if (hasPassed) for (const observed of this.#pending.get(caseId) ?? []) this.#count(observed);
    this.#pending.delete(caseId);
  }

  of(operation: OperationId, part: AnswerPart): ObservedAnswer {
    return this.#seen.get(`${operation} ${part}`) ?? { count: 0, fault: null };
  }

  #count({ operation, part, fault, exchange }: Observed): void {
    const { count, fault: known } = this.of(operation, part);
    const first = known ?? (fault === undefined ? null : { text: fault, exchange });
    this.#seen.set(`${operation} ${part}`, { count: count + 1, fault: first });
  }
}

function listIn<T>(lists: Map<string, T[]>, caseId: string): T[] {
  const list = lists.get(caseId) ?? [];
  lists.set(caseId, list);
  return list;
}
