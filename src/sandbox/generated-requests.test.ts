import { describe, expect, test } from 'vitest';
import type { OperationShape, SampledRequest } from '../../contract-samples/index.ts';
import {
  type BrokenRequest,
  isRefusalOfShape,
  namesPlace,
  requestsThatBreak,
  shapes,
  takesFile,
  validRequest,
} from '../../testing/sandbox/contract-requests.ts';
import { openSandbox, type Received, roleFor, type TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type SampleFile, sendSample } from '../../testing/sandbox/send-sample.ts';
import { errors } from '../contract/generated/errors.ts';
import { type OperationEntry, operationTable } from '../contract/operation.ts';
import type { HttpErrorCode } from '../contract/problem.ts';

/** Valid requests per operation, for file uploads and others. Invalid requests come from `broken` of them. */
const drawn = { valid: 25, ofFiles: 2, broken: 2 };

const spreadsheet: SampleFile = { name: 'people.csv', bytes: Buffer.from('email,firstName,lastName\n') };

function entryOf({ id }: OperationShape): OperationEntry {
  const entry = Object.values(operationTable).find((each) => each.id === id);
  if (!entry) throw new Error(`the generated table lacks ${id}: run "npm run generate"`);
  return entry;
}

type Send = (request: SampledRequest) => Promise<Received>;

/** The test sandbox validates each response against the contract. */
async function senderOf(shape: OperationShape): Promise<Send> {
  const sandbox = openSandbox();
  const { token } = await sandbox.as('aurora', roleFor(entryOf(shape)));
  const file = 'application/x-ndjson' in shape.bodies ? await archive(sandbox) : spreadsheet;
  const credentials = { authorization: `Bearer ${token}`, 'x-api-key': 'aurora-admin-key' };
  return (request) => sendSample(sandbox, shape, request, credentials, file);
}

async function archive(sandbox: TestSandbox): Promise<SampleFile> {
  const snapshots = '/_sandbox/tenants/borealis/snapshots';
  await sandbox.send('POST', snapshots, { body: { name: 'now' } });
  const { body } = await sandbox.send('GET', `${snapshots}/now/archive`);
  return { name: 'now.ndjson', bytes: Buffer.from(body) };
}

/** An event stream never ends, so a test cannot wait for the complete response. */
const isStream = ({ responses }: OperationShape) => 'text/event-stream' in (responses['200'] ?? {});
const inShort = (value: unknown) => JSON.stringify(value)?.slice(0, 400);

describe.each(shapes.filter((shape) => !isStream(shape)))('$id', (shape) => {
  const valid = Array.from({ length: takesFile(shape) ? drawn.ofFiles : drawn.valid }, (_, n) =>
    validRequest(shape, n),
  );

  test('a valid request is not refused for its shape', async () => {
    const send = await senderOf(shape);
    for (const request of valid) {
      const received = await send(request);
      expect(isRefusalOfShape(received), `${inShort(request)} got ${inShort(received.body)}`).toBe(false);
    }
  });

  test('a request with one broken keyword is refused with its place', async () => {
    const send = await senderOf(shape);
    for (const broken of valid.slice(0, drawn.broken).flatMap((request) => requestsThatBreak(shape, request))) {
      const received = await send(broken.request);
      const story = `${broken.keyword} at "${broken.pointer}", ${inShort(broken.request)} got ${inShort(received.body)}`;
      expect(statusesFor(broken), story).toContain(received.status);
      if (isRefusalOfShape(received)) expect(namesPlace(received, broken), story).toBe(true);
    }
  });
});

/** The sandbox checks last whether the body contradicts the URL (409), so other errors can come first (D-04). */
function statusesFor({ keyword, code }: BrokenRequest): number[] {
  const isConflict = code !== undefined && errors[code as HttpErrorCode].status === 409;
  return isConflict && keyword !== 'type' ? [400, 404, 409] : [400];
}

test('an event stream that has a valid address is not refused for its shape', async () => {
  for (const shape of shapes.filter(isStream)) {
    const { app } = openSandbox();
    const path = shape.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(shape.examples[name]));
    const response = await app.inject({ url: path, payloadAsStream: true });
    expect(response.statusCode).toBe(200);
    response.stream().destroy();
    await app.close();
  }
});
