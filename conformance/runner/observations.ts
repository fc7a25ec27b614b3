import type { OperationId } from '../canonical/operations.ts';
import type { AnswerPart, Seen } from '../case/api.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { PublishedShapes } from '../published/shapes.ts';
import type { DecisionEvidence } from '../record/decisions.ts';

/** One part of a response, with its violation of the published contract if there is one. */
interface Observed {
  operation: OperationId;
  part: AnswerPart;
  fault: string | undefined;
  exchange: Exchange;
}

/**
 * Compares the responses of all test cases with the published contract.
 * Each response that the contract declares is judged wherever it occurs.
 * A valid response counts only if its test case passed, so that a server with constant responses gains nothing.
 */
export class Observations {
  readonly #shapes: PublishedShapes;
  readonly #seen = new Map<string, Seen>();
  readonly #pending = new Map<string, Observed[]>();
  readonly #decisions = new Map<string, DecisionEvidence>();
  readonly #agreements = new Map<string, DecisionEvidence[]>();

  constructor(shapes: PublishedShapes) {
    this.#shapes = shapes;
  }

  note(
    caseId: string,
    { operation, status, headers, redirected, exchange, ok }: Reply<OperationId>,
    json: unknown,
  ): void {
    if (redirected) return;
    const answer = { status, headers, body: Buffer.alloc(0), json };
    const part: AnswerPart = ok ? 'success' : 'refusal';
    const faults = {
      [part]: this.#shapes.bodyFault(operation, answer),
      headers: this.#shapes.headerFault(operation, answer),
    };
    this.#noteDecisions(
      caseId,
      operation,
      status,
      Object.values(faults).find((fault) => fault !== undefined),
    );
    for (const [name, fault] of Object.entries(faults)) {
      const observed = { operation, part: name as AnswerPart, fault, exchange };
      if (fault !== undefined) this.#count(observed);
      else this.#pending.set(caseId, [...(this.#pending.get(caseId) ?? []), observed]);
    }
  }

  /** Counts the valid responses of a test case that has passed, and discards those of other test cases. */
  ended(caseId: string, hasPassed: boolean): void {
    if (hasPassed) for (const observed of this.#pending.get(caseId) ?? []) this.#count(observed);
    if (hasPassed) for (const each of this.#agreements.get(caseId) ?? []) this.#addDecision(each);
    this.#agreements.delete(caseId);
    this.#pending.delete(caseId);
  }

  /** Returns the evidence about assumed decisions in the responses of the run. */
  get decisions(): DecisionEvidence[] {
    return [...this.#decisions.values()];
  }

  #noteDecisions(caseId: string, operation: OperationId, status: number, fault: string | undefined): void {
    const answer = `${operation} answered ${status}`;
    const text = fault === undefined ? `${answer} as published` : `${answer}: ${fault}`;
    const decisions = this.#shapes.decisions(operation, status, fault === undefined);
    const evidence = decisions.map((decision) => ({ decision, agrees: fault === undefined, text }));
    if (fault === undefined) this.#agreements.set(caseId, [...(this.#agreements.get(caseId) ?? []), ...evidence]);
    else for (const each of evidence) this.#addDecision(each);
  }

  #addDecision(evidence: DecisionEvidence): void {
    this.#decisions.set(`${evidence.decision} ${evidence.text}`, evidence);
  }

  of(operation: OperationId, part: AnswerPart): Seen {
    return this.#seen.get(`${operation} ${part}`) ?? { count: 0, fault: null };
  }

  #count({ operation, part, fault, exchange }: Observed): void {
    const { count, fault: known } = this.of(operation, part);
    const first = known ?? (fault === undefined ? null : { text: fault, exchange });
    this.#seen.set(`${operation} ${part}`, { count: count + 1, fault: first });
  }
}
