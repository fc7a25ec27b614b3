import { search } from '@jmespath-community/jmespath';
import type { PlainAnswer, Target } from '../target/types.ts';

/** Returns the error code of a refused request from the place in the response that the target file defines. */
export function errorCode({ status, json }: PlainAnswer, { errors }: Target): string | undefined {
  if (status < 400 || json === undefined) return undefined;
  const found = search(json as never, errors?.code ?? 'errors[0].code || code');
  return typeof found === 'string' ? found : undefined;
}
