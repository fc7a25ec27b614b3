import { type Journey, operationOf } from '../../journeys/read-journeys.ts';
import { secondsBetweenReads, usedOutputs } from '../../journeys/references.ts';
import type { RecordedJourney, RecordedStep } from '../../journeys/run-journey.ts';
import { code, type Page, page, plain, prose, proseCell, table } from '../markdown.ts';
import { journeyDiagram } from './journey-diagram.ts';
import { requestText, responseText } from './journey-exchange.ts';

/** The default URL of a sandbox. Journey pages show this URL instead of the recorded URL. */
const sandbox = 'http://127.0.0.1:4010';

/** Throws if a journey failed. The documentation must not show a failed journey. */
export function journeyPages(runs: readonly RecordedJourney[], operationLinks: ReadonlyMap<string, string>): Page[] {
  const failed = runs.find(({ hasPassed }) => !hasPassed);
  if (failed) throw new Error(`The journey ${failed.journey.name} failed:\n${failed.output}`);
  const links = new Map([...operationLinks].map(([id, link]) => [id, link.replace('](./', '](../')]));
  return [overview(runs, links), ...runs.map((run) => journeyPage(run, links))];
}

function overview(runs: readonly RecordedJourney[], links: ReadonlyMap<string, string>): Page {
  const journeys = runs.map(({ journey }) => journey);
  const used = [...links].map(([id, link]) => [link, usersOf(id, journeys).map(linkTo).join(', ')]);
  const rows = used.filter(([, users]) => users !== '');
  return page(
    'register/journeys/index.md',
    '# Journeys',
    `Each journey is an Arazzo description of one task. The pages show requests and responses of a run in the sandbox. See
[how to run a journey](/partner/journeys).`,
    table(
      ['Journey', 'Steps', 'Task'],
      journeys.map((journey) => [linkTo(journey), String(journey.steps.length), proseCell(journey.description)]),
      ['left', 'right', 'left'],
    ),
    '## Operations',
    `The journeys use ${rows.length} operations.`,
    table(['Operation', 'Journeys'], rows),
  );
}

function usersOf(operation: string, journeys: readonly Journey[]): Journey[] {
  return journeys.filter(({ steps }) => steps.some((step) => operationOf(step) === operation));
}

const linkTo = ({ title, name }: Journey) => `[${plain(title)}](./${name})`;

function journeyPage(run: RecordedJourney, links: ReadonlyMap<string, string>): Page {
  const { journey, tenant, steps } = run;
  const { title, description, name, file, inputs } = journey;
  const console = `${sandbox}/_sandbox/console/#/${tenant}/journal`;
  return page(
    `register/journeys/${name}.md`,
    '---\noutline: 2\n---',
    `# ${plain(title)}`,
    prose(description),
    `To run this journey in your sandbox, enter \`npm run journeys -- ${name} --url ${sandbox}\`. Then see its requests
[in the console](${console}). The Arazzo description is ${code(file)}.`,
    '## Diagram',
    'A dashed arrow is the response with its status. A colored row is a request that is repeated until the work has ended.',
    journeyDiagram(run),
    '## Inputs',
    table(
      ['Input', 'Meaning', 'Default'],
      Object.entries(inputs).map(([input, { description: meaning, default: value = '' }]) => [
        code(input),
        proseCell(meaning),
        code(value),
      ]),
    ),
    '## Steps',
    'The requests and responses were recorded in the sandbox. Keys and tokens are replaced by `***`, and long lists are shortened.',
    ...steps.map((step, index) => stepSection(run, step, index + 1, links)),
  );
}

function stepSection(
  { journey, tenant, url }: RecordedJourney,
  { step, exchanges }: RecordedStep,
  number: number,
  links: ReadonlyMap<string, string>,
): string {
  const operation = operationOf(step);
  const [first, last] = [exchanges[0], exchanges.at(-1)];
  if (!first || !last) throw new Error(`the step ${step.stepId} of the journey ${journey.name} sent no request`);
  const query = new URLSearchParams({ operation });
  const console = `${sandbox}/_sandbox/console/#/${tenant}/journal?${query}`;
  return [
    `### ${number}. ${step.stepId} {#${step.stepId}}`,
    prose(step.description),
    `Operation: ${links.get(operation) ?? code(operation)}. [Show the requests of this operation in the console](${console})`,
    ...sourcesOf(step),
    fenced(requestText(first, step, journey.inputs)),
    ...waitSentences(journey, step, exchanges),
    fenced(responseText(last)),
  ]
    .join('\n\n')
    .replaceAll(url, sandbox);
}

function sourcesOf(step: RecordedStep['step']): string[] {
  const sources = usedOutputs(step).map(({ stepId, output }) => `${code(output)} from [${stepId}](#${stepId})`);
  return sources.length === 0 ? [] : [`Values from earlier responses: ${sources.join(', ')}.`];
}

function waitSentences(journey: Journey, step: RecordedStep['step'], exchanges: RecordedStep['exchanges']): string[] {
  if (exchanges.length < 2) return [];
  const seconds = secondsBetweenReads(journey, step);
  const before = exchanges.slice(0, -1).map(outcomeOf);
  return [
    `The journey sent this request ${exchanges.length} times with a pause of ${seconds} s. The earlier responses: ${before.join(', ')}.
The last response:`,
  ];
}

function outcomeOf({ status, answer }: RecordedStep['exchanges'][number]): string {
  const [, reported] = /"status":"([^"]+)"/.exec(JSON.stringify(answer?.body ?? null)) ?? [];
  return status === 200 && reported !== undefined ? code(reported) : `HTTP status ${status}`;
}

const fenced = (text: string) => `\`\`\`http\n${text}\n\`\`\``;
