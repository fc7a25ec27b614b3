import type { SeenExchange } from '../../src/prism/proxy.ts';

export interface Observer {
  add: (exchange: SeenExchange) => void;
  /** Writes the observations, and returns the paths of their files. */
  end: () => Promise<string[]>;
}

/** Keeps only the observations of the traffic, and no exchange. */
export async function observerOf(service: string, folder: string): Promise<Observer> {
  const [{ bothObserved, mergedObservations, observedTraffic }, { writeObservations }] = await Promise.all([
    import('../../conformance/record/observations.ts'),
    import('../../reporting/observe/write.ts'),
  ]);
  let decisions = observedTraffic([]);
  return {
    add: (exchange) => {
      decisions = bothObserved(decisions, observedTraffic([exchange]));
    },
    end: () => writeObservations(mergedObservations([{ service, decisions }]), folder),
  };
}
