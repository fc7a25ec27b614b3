import decisions from '../../dist/openapi/decisions.json' with { type: 'json' };
import { sha256 } from '../digest.ts';
import { type DecisionObservation, observedDecisions, standingOf } from './decisions.ts';
import type { PlainExchange } from './exchange-facts.ts';

export const observationsSchema = 'contract-platform-kit/observations/v1';

/** Identifies the decisions and the rules. Observations by other rules cannot be merged. */
export const rulesDigest = `sha256:${sha256(JSON.stringify(decisions))}`;

export interface ServiceObservations {
  service: string;
  decisions: DecisionObservation[];
}

/** What one or several services do where the service description is silent. */
export type ObservationRecord = ReturnType<typeof mergedObservations>;

/** Observations of one service count together. `agree` and `differ` are numbers of services. */
export function mergedObservations(parts: readonly ServiceObservations[]) {
  const services = [...Map.groupBy(parts, ({ service }) => service)].map(([service, own]) => ({
    service,
    decisions: own.map((part) => part.decisions).reduce(bothObserved),
  }));
  const rows = Object.entries(decisions).map(([decision, { subject }], at) => {
    const count = (wanted: string) => services.filter((each) => each.decisions[at]?.standing === wanted).length;
    return { decision, subject, agree: count('agrees'), differ: count('differs'), of: services.length };
  });
  return { schema: observationsSchema, rulesDigest, services, decisions: rows };
}

export function observedTraffic(exchanges: readonly PlainExchange[]): DecisionObservation[] {
  return observedDecisions([{ id: '', requirement: '', outcome: 'passed', decisive: null, exchanges }]);
}

export function bothObserved(one: readonly DecisionObservation[], other: readonly DecisionObservation[]) {
  return one.map((each, at): DecisionObservation => {
    const sentences = each.sentences.map((sentence, place) => {
      const more = other[at]?.sentences[place] ?? { standing: 'not observed', agreed: 0, differed: 0 };
      const standing = standingOf([sentence.standing, more.standing]);
      const counts = { agreed: sentence.agreed + more.agreed, differed: sentence.differed + more.differed };
      return { ...sentence, ...(sentence.standing !== standing && more), standing, ...counts };
    });
    return { ...each, sentences, standing: standingOf(sentences.map(({ standing }) => standing)) };
  });
}
