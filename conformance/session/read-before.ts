import type { OperationId } from '../canonical/operations.ts';
import { type CallerName, isWithoutToken } from '../case/caller.ts';
import type { Exchange } from '../case/exchange.ts';
import { withHeaders } from '../published/binding-of.ts';
import { placesUsing } from '../target/binding-use.ts';
import { TargetError } from '../target/target-error.ts';
import { lacksInput } from '../target/template.ts';
import type { Binding, PlainAnswer, PreparedRequest, Source, Target } from '../target/types.ts';
import { prepare } from './prepare.ts';
import { isSecretName, type Redactor } from './redactor.ts';
import { type Step, stepOf } from './step.ts';
import { baseUrlOf, valuesIn } from './targeting.ts';
import type { SessionTokens } from './tokens.ts';
import type { SessionTransport } from './transport.ts';

interface Reader {
  operation: OperationId;
  target: Target;
  transport: SessionTransport;
  tokens: SessionTokens;
  redactor: Redactor;
  as: CallerName;
  record: Exchange[];
}

/**
 * The maximum number of attempts for a change that the target refuses with the status 412 (precondition failed). The
 * status 412 means that another client changed the object after the suite had read the object.
 */
const attempts = 4;

export function isOutdated({ before }: Binding, { status }: PlainAnswer, attempt: number): boolean {
  return before !== undefined && status === 412 && attempt < attempts;
}

/** Returns undefined if the target refuses the GET request, or if an expression in the URL path has no value. */
export async function readBefore(
  binding: Binding,
  given: Readonly<Record<string, unknown>>,
  reader: Reader,
): Promise<Step | undefined> {
  const { before, inputs } = binding;
  if (before === undefined || lacksInput(before.path, given)) return undefined;
  const get: Binding = { ...before, method: 'GET', ...(inputs && { inputs }) };
  const prepared = prepare(withHeaders(reader.target, get), given);
  const callers = isWithoutToken(reader.as) ? (['admin'] as const) : ([reader.as, 'admin'] as const);
  let incomplete: TargetError | undefined;
  for (const caller of new Set(callers)) {
    const step = await read(binding, prepared, { ...reader, as: caller });
    if (step === undefined) continue;
    incomplete = faultIn(step, Object.keys(before.answer));
    if (incomplete === undefined) return step;
  }
  if (incomplete) throw incomplete;
  return undefined;
}

function faultIn({ operation, prepared, status, values }: Step, names: readonly string[]): TargetError | undefined {
  const missing = names.find((name) => values[name] === undefined || values[name] === null);
  if (missing === undefined) return undefined;
  const place = `operations.${operation}.before.answer.${missing}`;
  const answer = `the response to GET ${prepared.path} (status ${status})`;
  return new TargetError(`${place} finds no value in ${answer}; correct this line of the target file`);
}

async function read(binding: Binding, unsigned: PreparedRequest, reader: Reader): Promise<Step | undefined> {
  const { operation, target, transport, tokens, redactor, as, record } = reader;
  const sources = binding.before?.answer ?? {};
  const spec = Object.fromEntries(Object.keys(sources).map((name) => [name, 'json'] as const));
  const valuesOf = (answer: PlainAnswer) =>
    valuesIn(spec, { method: 'GET', path: '/', answer: sources }, answer, () => undefined);
  const hideSecrets = (answer: PlainAnswer) => {
    for (const [name, value] of Object.entries(valuesOf(answer)))
      if (typeof value === 'string' && isSecret(binding, name, sources[name]))
        redactor.hide(value, variableBefore(name));
  };
  const prepared = await tokens.sign(operation, unsigned, as, record);
  const baseUrl = baseUrlOf(target, operation);
  const sent = await transport.send({ operation, baseUrl, prepared, record, hideSecrets });
  const { status } = sent.answer;
  if (status < 200 || status >= 300) return undefined;
  return stepOf(sent, { operation, baseUrl, prepared }, valuesOf(sent.answer));
}

function isSecret(binding: Binding, name: string, source: Source | undefined): boolean {
  const member = placeOf(source).split('.').at(-1) ?? '';
  return [name, member, ...placesUsing(binding, name)].some(isSecretName);
}

function placeOf(source: Source | undefined): string {
  if (typeof source !== 'object') return source ?? '';
  return 'header' in source ? source.header : 'value' in source ? source.value : '';
}

export function variableBefore(name: string): string {
  return `BEFORE_${name.replaceAll(/\W+/g, '_').toUpperCase()}`;
}
