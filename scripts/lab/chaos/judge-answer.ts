import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import { responses } from '../../../src/contract/validators.ts';
import type { Answer } from './send.ts';
import type { Promised } from './tally.ts';

export function judgeAnswer(id: OperationId, answer: Answer): { promise: Promised; what: string } | undefined {
  const { status, headers, body } = answer;
  const description = `${id} answered ${status}: ${body?.toString('utf8', 0, 400) ?? ''}`;
  if (status >= 500 && status !== 503) return { promise: 'serverError', what: description };
  if (status === 503 && id !== 'readReady') {
    return headers['retry-after'] ? undefined : { promise: 'contract', what: `without Retry-After, ${description}` };
  }
  const declared: readonly string[] | undefined = operationTable[id].answers[String(status)];
  if (!declared) return { promise: 'contract', what: `a status that the contract does not declare: ${description}` };
  const { 'content-type': mediaType = '' } = headers;
  if (declared.length > 0 && !declared.includes(mediaType)) {
    return { promise: 'contract', what: `the media type ${JSON.stringify(mediaType)} is not declared: ${description}` };
  }
  const validate = responses()[`${id} ${status} ${mediaType}`];
  if (!validate || body === undefined) return undefined;
  if (validate(JSON.parse(body.toString()))) return undefined;
  const [error] = validate.errors ?? [];
  return { promise: 'contract', what: `${error?.instancePath} ${error?.message}: ${description}` };
}
