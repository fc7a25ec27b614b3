import { type Journey, operationOf } from '../../journeys/read-journeys.ts';
import { secondsBetweenReads, usedOutputs } from '../../journeys/references.ts';
import { type Draw, quoted } from '../diagram.ts';

/**
 * Draws the steps of a journey. An arrow leads from the step whose response contains a value to each step that sends it.
 * Arrows for the access token are left out, because every step after the first sends it.
 */
export function journeyDiagram(journey: Journey, draw: Draw): string {
  const nodes = journey.steps.map((step, index) => {
    const label = `${index + 1}. ${step.stepId}\n${operationOf(step)}`;
    return `${quoted(step.stepId)} [label=${quoted(label)}]`;
  });
  return draw(`Steps of the journey ${journey.title}`, [...nodes, ...dataEdges(journey), ...waitEdges(journey)]);
}

function dataEdges({ steps }: Journey): string[] {
  return steps.flatMap((step) =>
    usedOutputs(step).map(
      ({ stepId, output }) => `${quoted(stepId)} -> ${quoted(step.stepId)} [label=${quoted(` ${output} `)}]`,
    ),
  );
}

function waitEdges(journey: Journey): string[] {
  return journey.steps.flatMap((step) => {
    const seconds = secondsBetweenReads(journey, step);
    const name = quoted(step.stepId);
    return seconds === undefined ? [] : [`${name} -> ${name} [label=${quoted(` every ${seconds} s `)} style=dashed]`];
  });
}
