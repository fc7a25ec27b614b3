import { readAnswer } from '../target/read-answer.ts';
import type { PlainAnswer, Target } from '../target/types.ts';

export function errorCode(answer: PlainAnswer, { errors }: Target): string | undefined {
  if (answer.status < 400) return undefined;
  const code = errors?.code ?? 'errors[0].code || code';
  const found = readAnswer({ code: 'json' }, { code }, answer, () => undefined)['code'];
  return typeof found === 'string' ? found : undefined;
}
