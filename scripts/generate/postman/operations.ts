import type { Contract, Operation } from '../model.ts';

interface PostmanOperation {
  id: string;
  /**
   * The 2xx status codes that the contract declares for an operation.
   * Status 206 is omitted, because no request asks for a part of a file.
   */
  statuses: number[];
  /** The first declared media type of the request body. */
  mediaType?: string;
}

/** Maps each operation summary to its operation. Postman requests have the summary as their name. */
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
