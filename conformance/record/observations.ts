import decisions from '../../dist/openapi/decisions.json' with { type: 'json' };
import { sha256 } from '../digest.ts';
import {
  type DecisionObservation,
  type ObservedCase,
  observedDecisions,
  type Sentence,
  standingOf,
} from './decisions.ts';
import type { PlainExchange } from './exchange-facts.ts';

export const observationsSchema = 'contract-platform-kit/observations/v1';

export const rulesDigest = `sha256:${sha256(JSON.stringify(decisions))}`;

export interface ServiceObservations {
  service: string;
  decisions: DecisionObservation[];
}

/** What one or several services do where the service description is silent. */
export interface Observations {
  schema: typeof observationsSchema;
  /** Identifies the decisions and the rules. Observations by other rules cannot be merged. */
  rulesDigest: string;
  services: ServiceObservations[];
  /** The number of services that agree and that differ. All other services were not observed. */
  decisions: { decision: string; subject: string; agree: number; differ: number; of: number }[];
}

/** Observations of one service count together. */
export function mergedObservations(parts: readonly ServiceObservations[]): Observations {
  const services = [...Map.groupBy(parts, ({ service }) => service)].map(([service, own]) => ({
    service,
    decisions: own.map(({ decisions }) => decisions).reduce(bothObserved),
  }));
  const all = (services[0]?.decisions ?? []).map(({ decision, subject }, at) => {
    const standings = services.map((each) => each.decisions[at]?.standing);
    const count = (wanted: string) => standings.filter((each) => each === wanted).length;
    return { decision, subject, agree: count('agrees'), differ: count('differs'), of: services.length };
  });
  return { schema: observationsSchema, rulesDigest, services, decisions: all };
}

export function observedTraffic(exchanges: readonly PlainExchange[]): DecisionObservation[] {
  const traffic: ObservedCase = { id: '', requirement: '', outcome: 'passed', decisive: null, exchanges };
  return observedDecisions([traffic]);
}

export function bothObserved(one: readonly DecisionObservation[], other: readonly DecisionObservation[]) {
  return one.map((each, at): DecisionObservation => {
    const more = other[at]?.sentences ?? [];
    const sentences = each.sentences.map((sentence, place) => bothSentences(sentence, more[place]));
    return { ...each, sentences, standing: standingOf(sentences.map(({ standing }) => standing)) };
  });
}

function bothSentences(one: Sentence, other: Sentence | undefined): Sentence {
  if (other === undefined) return one;
  const standing = standingOf([one.standing, other.standing]);
  const shown = one.standing === standing ? one : other;
  return { ...shown, agreed: one.agreed + other.agreed, differed: one.differed + other.differed };
}
