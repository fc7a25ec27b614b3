import { operationTable } from '../../../src/contract/operation.ts';
import {
  type Journey,
  type JourneyStep,
  secondsBetweenReads,
  stepOperation,
  usedOutputs,
} from '../../journeys/read-journeys.ts';
import type { JourneyExchange, RecordedJourney, RecordedStep } from '../../journeys/run-journey.ts';
import { code, type DocsPage } from '../markdown.ts';
import { renderTemplate, sitePage } from '../render.ts';

type Message = NonNullable<JourneyExchange['answer']>;

const requestHeaders = ['x-api-key', 'authorization', 'content-type'];
const responseHeaders = ['content-type', 'content-disposition', 'location', 'retry-after'];

export function requestText(
  { method, path, request }: JourneyExchange,
  step: JourneyStep,
  inputs: Journey['inputs'],
): string {
  const form = step.requestBody?.contentType === 'multipart/form-data' ? step.requestBody.payload : undefined;
  const body = form === undefined ? bodyText(request) : formText(form, inputs);
  return [`${method} ${path}`, ...headerLines(request, requestHeaders), ...body].join('\n');
}

export function responseText({ status, answer }: JourneyExchange): string {
  if (answer === null) return 'The connection ended without a response.';
  return [`HTTP/1.1 ${status}`, ...headerLines(answer, responseHeaders), ...bodyText(answer)].join('\n');
}

function headerLines({ headers }: Message, shown: readonly string[]): string[] {
  return shown.flatMap((name) => {
    const value = headers[name]?.replace(/; boundary=.*/, '');
    return value === undefined ? [] : [`${name}: ${value}`];
  });
}

function bodyText({ headers, body }: Message): string[] {
  if (body !== null) return ['', typeof body === 'string' ? body : JSON.stringify(abridged(body), null, 2)];
  const isFile = headers['content-type'] !== undefined && !/json/.test(headers['content-type']);
  return isFile ? ['', '(the bytes of the file)'] : [];
}

/** The fields come from the Arazzo description, because the request journal does not contain uploaded files. */
function formText(form: unknown, inputs: Journey['inputs']): string[] {
  const parts = Object.entries(form ?? {}).map(([name, value]) => `${name}: ${partText(String(value), inputs)}`);
  return ['', ...parts];
}

function partText(value: string, inputs: Journey['inputs']): string {
  const [, file] = /^\$file\('(?:.*\/)?([^/]+)'\)$/.exec(value) ?? [];
  if (file !== undefined) return `(the bytes of the file ${file})`;
  const [, input = ''] = /^\$inputs\.([\w-]+)$/.exec(value) ?? [];
  return inputs[input]?.default ?? value;
}

const mostItems = 2;

function abridged(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.slice(0, mostItems).map(abridged);
    return value.length > mostItems + 1 ? [...items, `… ${value.length - mostItems} more`] : value.map(abridged);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, abridged(inner)]));
}

/** The default URL of a sandbox. Journey pages show this URL instead of the recorded URL. */
const sandbox = 'http://127.0.0.1:4010';

/** Throws if a journey failed. The documentation must not show a failed journey. */
export function journeyPages(
  runs: readonly RecordedJourney[],
  operationLinks: ReadonlyMap<string, string>,
): DocsPage[] {
  const failed = runs.find(({ hasPassed }) => !hasPassed);
  if (failed) throw new Error(`The journey ${failed.journey.name} failed:\n${failed.output}`);
  const links = new Map([...operationLinks].map(([id, link]) => [id, link.replace('](./', '](../')]));
  const journeys = runs.map(({ journey }) => journey);
  const operations = [...links]
    .map(([id, link]) => ({
      link,
      users: journeys.filter(({ steps }) => steps.some((step) => stepOperation(step) === id)),
    }))
    .filter(({ users }) => users.length > 0);
  return [
    sitePage('journeys/index', 'journeys', { journeys, operations }),
    ...runs.map((run) => journeyPage(run, links)),
  ];
}

function journeyPage(run: RecordedJourney, links: ReadonlyMap<string, string>): DocsPage {
  const { journey, tenant, url } = run;
  const console = `${sandbox}/_sandbox/console/#/${tenant}/journal`;
  const steps = run.steps.map((step, at) => stepOf(run, step, at, links));
  const { path, markdown } = sitePage(`journeys/${journey.name}`, 'journey', {
    ...{ journey, sandbox, console, steps },
    diagram: diagramOf(run),
  });
  return { path, markdown: markdown.replaceAll(url, sandbox) };
}

function stepOf(
  { journey, tenant }: RecordedJourney,
  { step, exchanges }: RecordedStep,
  at: number,
  links: ReadonlyMap<string, string>,
) {
  const operation = stepOperation(step);
  const [first, last] = [exchanges[0], exchanges.at(-1)];
  if (!first || !last) throw new Error(`the step ${step.stepId} of the journey ${journey.name} sent no request`);
  const query = new URLSearchParams({ operation });
  return {
    number: at + 1,
    stepId: step.stepId,
    description: step.description,
    operation: links.get(operation) ?? code(operation),
    console: `${sandbox}/_sandbox/console/#/${tenant}/journal?${query}`,
    sources: usedOutputs(step),
    request: requestText(first, step, journey.inputs),
    response: responseText(last),
    times: exchanges.length,
    seconds: secondsBetweenReads(journey, step),
    before: exchanges.slice(0, -1).map(outcomeOf).join(', '),
  };
}

function outcomeOf({ status, answer }: RecordedStep['exchanges'][number]): string {
  const [, reported] = /"status":"([^"]+)"/.exec(JSON.stringify(answer?.body ?? null)) ?? [];
  return status === 200 && reported !== undefined ? code(reported) : `HTTP status ${status}`;
}

const [rowHeight, headHeight] = [46, 34];

/** Returns the sequence diagram of a journey as HTML. */
export function diagramOf({ journey, steps }: RecordedJourney): string {
  const rows = steps.map(({ step, exchanges }, index) => {
    const top = headHeight + index * rowHeight;
    const y = top + 20;
    const { operation, status } = exchanges.at(-1) ?? {};
    const { method = '', path = '' } = Object.values(operationTable).find(({ id }) => id === operation) ?? {};
    const seconds = secondsBetweenReads(journey, step);
    const repetition = exchanges.length > 1 ? `${exchanges.length} times, every ${seconds} s` : '';
    const arrows = { y, up: y - 4, down: y + 4, backY: y + 14, backUp: y + 10 };
    const texts = { nameY: y + 4, lineY: y - 5, statusY: y + 18, frame: top + 3 };
    return { number: index + 1, stepId: step.stepId, method, path, status, repetition, ...arrows, ...texts };
  });
  const height = headHeight + steps.length * rowHeight + 10;
  return renderTemplate('journey-diagram', { title: journey.title, height, foot: height - 4, rows }).replaceAll(
    '\n',
    '',
  );
}
