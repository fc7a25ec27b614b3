import pLimit from 'p-limit';
import { createSandbox } from '../../src/index.ts';
import { type Journey, readJourneys } from './read-journeys.ts';
import { type RecordedJourney, runJourney } from './run-journey.ts';

const start = Date.parse('2026-03-02T09:00:00Z');

export const together = pLimit(4);

/** Every run records the same requests and responses, apart from the address of the sandbox. */
export async function runAll(
  project: string,
  journeys: readonly Journey[] = readJourneys(project),
): Promise<RecordedJourney[]> {
  await using sandbox = await createSandbox({ clock: () => start });
  return await Promise.all(journeys.map((journey) => together(() => runJourney(project, journey, sandbox))));
}
