import { readFile } from 'node:fs/promises';
import { type OperationShape, operationShapes, sample, seedOf } from '../../../contract-samples/index.ts';
import { closeObjects } from '../../contract/close-objects.ts';
import type { Interface, OperationEntry } from '../../contract/operation.ts';
import { responses } from '../../contract/validators.ts';
import { type MockAnswer, mockAnswer } from '../../prism/mock.ts';
import type { Preference } from '../input/prefer.ts';

const shapes = new Map<Interface, Promise<Map<string, OperationShape>>>();

export async function dynamicAnswer(entry: OperationEntry, { seed = 0, ...wish }: Preference): Promise<MockAnswer> {
  const answer = await mockAnswer(entry, wish);
  const { status, headers } = answer;
  const mediaType = headers['content-type'] ?? '';
  const validate = responses()[`${entry.id} ${status} ${mediaType}`];
  if (wish.example !== undefined || !validate) return answer;
  const schema = (await shapesOf(entry.interface)).get(entry.id)?.responses[status]?.[mediaType];
  if (!schema) throw new Error(`the bundled contract has no schema for ${entry.id} ${status} ${mediaType}`);
  const value = sample(schema, seedOf(entry.id, status, seed), { edges: false }, (each) => validate(each));
  return { status, headers, body: JSON.stringify(value) };
}

function shapesOf(name: Interface): Promise<Map<string, OperationShape>> {
  const known = shapes.get(name) ?? readShapes(name);
  shapes.set(name, known);
  return known;
}

async function readShapes(name: Interface): Promise<Map<string, OperationShape>> {
  const text = await readFile(new URL(`../../../dist/openapi/${name}.json`, import.meta.url), 'utf8');
  return new Map(operationShapes(closeObjects(JSON.parse(text))).map((shape) => [shape.id, shape]));
}
