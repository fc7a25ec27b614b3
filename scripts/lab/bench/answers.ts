import { type Contract, type Media, type Operation, operationsOf } from './contract.ts';

export interface Answer {
  method: string;
  path: string;
  status: number;
  mediaType: string;
  value: unknown;
  /** JSON pointer to the schema of the response body. Null if the response has no JSON body. */
  bodySchema: string | null;
}

export function answersOf(contract: Contract): Answer[] {
  return operationsOf(contract).map(([path, method, operation]) => {
    const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const [mediaType = 'application/json', media] = Object.entries(response?.content ?? {})[0] ?? [];
    return {
      method: method.toUpperCase(),
      path,
      status: Number(status),
      mediaType,
      value: exampleOf(media),
      bodySchema: bodySchemaOf(path, method, operation),
    };
  });
}

function exampleOf(media: Media | undefined): unknown {
  return Object.values(media?.examples ?? {})[0]?.value ?? {};
}

function bodySchemaOf(path: string, method: string, { requestBody }: Operation): string | null {
  const type = Object.keys(requestBody?.content ?? {}).find((name) => name.endsWith('json'));
  if (type === undefined) return null;
  const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `/${['paths', path, method, 'requestBody', 'content', type, 'schema'].map(pointer).join('/')}`;
}
