import { operationTable } from '../../../src/contract/operation.ts';
import { secondsBetweenReads } from '../../journeys/references.ts';
import type { RecordedJourney, RecordedStep } from '../../journeys/run-journey.ts';

const left = { name: 176, client: 190, service: 580, status: 592 };
const width = 640;
const rowHeight = 46;
const headHeight = 34;

export function journeyDiagram({ journey, steps }: RecordedJourney): string {
  const height = headHeight + steps.length * rowHeight + 10;
  const parts = [
    ...steps.map(({ exchanges }, index) => (exchanges.length > 1 ? frame(topOf(index)) : '')),
    text([left.client, 16], 'Your client', 'middle'),
    text([left.service, 16], 'Service', 'middle'),
    ...[left.client, left.service].map((x) => line([x, 24], [x, height - 4])),
    ...steps.map((step, index) => rowOf(step, index, secondsBetweenReads(journey, step.step))),
  ];
  const label = `Sequence diagram of the journey ${journey.title}`;
  const svg = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`;
  return `<div class="diagram wide" role="img" tabindex="0" aria-label="${label}">${svg}${parts.join('')}</svg></div>`;
}

const topOf = (index: number) => headHeight + index * rowHeight;

function rowOf({ step, exchanges }: RecordedStep, index: number, seconds: number | undefined): string {
  const y = topOf(index) + 20;
  const { operation, status } = exchanges.at(-1) ?? {};
  const { method = '', path = '' } = Object.values(operationTable).find(({ id }) => id === operation) ?? {};
  const repetition = exchanges.length > 1 ? `${exchanges.length} times, every ${seconds} s` : '';
  return [
    text([left.name, y + 4], `${index + 1}. ${step.stepId}`, 'end'),
    text([left.name, y + 18], repetition, 'end'),
    text([(left.client + left.service) / 2, y - 5], `${method} ${path}`, 'middle'),
    arrow([left.client, y], [left.service, y]),
    arrow([left.service, y + 14], [left.client, y + 14], ' stroke-dasharray="4 3"'),
    text([left.status, y + 18], String(status ?? ''), 'start'),
  ].join('');
}

type Point = readonly [x: number, y: number];

function line([x1, y1]: Point, [x2, y2]: Point, style = ''): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="ink"${style}/>`;
}

function arrow(from: Point, to: Point, style = ''): string {
  const [x, y] = to;
  const back = x > from[0] ? x - 7 : x + 7;
  return `${line(from, to, style)}<path d="M${x},${y} L${back},${y - 4} L${back},${y + 4} Z" fill="ink"/>`;
}

function frame(y: number): string {
  return `<rect x="8" y="${y + 3}" width="${width - 16}" height="${rowHeight - 6}" rx="4" fill="soft"/>`;
}

function text([x, y]: Point, content: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="ink">${content}</text>`;
}
