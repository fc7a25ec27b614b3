import type { AdminPaths, DocumentsPaths } from 'contract-platform-kit';
import createClient from 'openapi-fetch';
import { type Access, fetchWithToken } from './tokens.ts';

/** Creates a typed client for each of the platform's two interfaces. Both clients send the same access token. */
export function connect(access: Access) {
  const options = { baseUrl: access.url, fetch: fetchWithToken(access) };
  return { admin: createClient<AdminPaths>(options), documents: createClient<DocumentsPaths>(options) };
}

export type Platform = ReturnType<typeof connect>;

/** A request that the platform refused, with its status and the code of its first error. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, error: unknown) {
    const { errors, code } = (error ?? {}) as { errors?: { code: string }[]; code?: string };
    const named = errors?.[0]?.code ?? code ?? 'no code';
    super(`${status} ${named}`);
    this.status = status;
    this.code = named;
  }
}

/** Returns the body of a successful response. Throws `Refused` for any other response. */
export function bodyOf<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (data === undefined) throw new Refused(response.status, error);
  return data;
}
