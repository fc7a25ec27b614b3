import type { OperationId } from '../canonical/operations.ts';
import { type CallerName, isWithoutToken } from '../case/caller.ts';
import type { Exchange } from '../case/exchange.ts';
import { withHeaders } from '../published/binding-of.ts';
import type { Binding, EarlierRead, PlainAnswer, PreparedRequest, Target } from '../target/types.ts';
import { prepare } from './prepare.ts';
import { type Step, stepOf } from './step.ts';
import { baseUrlOf, valuesIn } from './targeting.ts';
import type { Tokens } from './tokens.ts';

type Values = Readonly<Record<string, unknown>>;

interface Reader {
  operation: OperationId;
  target: Target;
  tokens: Tokens;
  as: CallerName;
  record: Exchange[];
  /** Stores the HTTP exchange for replay scripts, which repeat it. */
  keep: (step: Step) => void;
}

/**
 * The maximum number of attempts if the target refuses a request with the status 412 (precondition failed).
 * A target refuses with 412 if another client changes the object between the read and the change.
 */
const attempts = 4;

export function isOutdated({ before }: Binding, { status }: PlainAnswer, attempt: number): boolean {
  return before !== undefined && status === 412 && attempt < attempts;
}

/**
 * Sends the GET request that an operation needs first (for example to read an `ETag`), and returns its values.
 * If the caller may not send this GET request, the administrator sends it.
 */
export async function readBefore({ before }: Binding, inputs: Values, reader: Reader): Promise<Values> {
  if (before === undefined) return {};
  const { target, as } = reader;
  const prepared = prepare(withHeaders(target, { ...before, method: 'GET' }), inputs);
  const callers = isWithoutToken(as) ? (['admin'] as const) : ([as, 'admin'] as const);
  for (const caller of new Set(callers)) {
    const values = await valuesFor(before, prepared, { ...reader, as: caller });
    if (values) return values;
  }
  return {};
}

async function valuesFor({ answer: sources }: EarlierRead, unsigned: PreparedRequest, reader: Reader) {
  const { operation, target, tokens, as, record, keep } = reader;
  const prepared = await tokens.sign(operation, unsigned, as, record);
  const sent = await tokens.send(operation, prepared, record);
  if (sent.answer.status < 200 || sent.answer.status >= 300) return undefined;
  const spec = Object.fromEntries(Object.keys(sources).map((name) => [name, 'json'] as const));
  const values = valuesIn(spec, { method: 'GET', path: '/', answer: sources }, sent.answer, () => undefined);
  const baseUrl = baseUrlOf(target, operation);
  keep({ ...stepOf(sent, { operation, baseUrl, prepared }, values), isBefore: true });
  return values;
}
