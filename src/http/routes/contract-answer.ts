import type { FastifyReply } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import type { MockAnswer } from '../../prism/mock.ts';
import { publicBody, publicLocation } from '../access/public-address.ts';
import type { Preference } from '../input/prefer.ts';
import type { BodyInput } from '../input/read-input.ts';
import { answerMessage, rawHeaders } from '../observe/observe.ts';
import type { Ending } from './served.ts';

export function answeredByContract(entry: OperationEntry, { conflict }: Pick<BodyInput, 'conflict'>): Ending {
  if (conflict) throw conflict;
  return (reply) => sendContractAnswer(entry, reply, {});
}

/** Without the header `Prefer`, sends the first successful response in the OpenAPI contract. */
export async function sendContractAnswer(
  entry: OperationEntry,
  reply: FastifyReply,
  preference: Preference,
): Promise<FastifyReply> {
  const { status, headers: declared, body: text } = await contractAnswer(entry, preference);
  const { prefix } = reply.request;
  const headers = publicLocation(declared, prefix);
  const isMoved = text !== undefined && prefix !== '';
  const body = isMoved ? publicBody(entry.interface, status, text, prefix) : text;
  const message = answerMessage(rawHeaders(headers), body ?? '', Buffer.byteLength(body ?? ''));
  reply.request.observed?.answered(reply.request, { status, ...message });
  return reply
    .code(status)
    .headers(headers)
    .send(body === undefined ? undefined : Buffer.from(body));
}

/** The mock server Prism is loaded on first use, because most runs of the sandbox never need it. */
async function contractAnswer(entry: OperationEntry, preference: Preference): Promise<MockAnswer> {
  if (preference.dynamic) return (await import('./dynamic-answer.ts')).dynamicAnswer(entry, preference);
  return (await import('../../prism/mock.ts')).mockAnswer(entry, preference);
}
