import type { Contract, Operation } from '../model.ts';

interface PostmanOperation {
  id: string;
  /** Status 206 is omitted, because no request asks for a part of a file. */
  statuses: number[];
  mediaType?: string;
}

export function postmanOperations({ document }: Contract): Map<string, PostmanOperation> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isOperation));
  return new Map(operations.map((operation) => [operation.summary, factsOf(operation)]));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function factsOf({ operationId, responses, requestBody }: Operation): PostmanOperation {
  const statuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 300 && status !== 206);
  const [mediaType] = requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [];
  return { id: operationId, statuses, ...(mediaType && { mediaType }) };
}
