import type { ShapeSpec, WrongKind } from '../canonical/kinds.ts';
import { type InterfaceName, type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { Unsupported } from '../case/failure.ts';
import { bindingOf } from '../published/binding-of.ts';
import { readAnswer } from '../target/read-answer.ts';
import type { Binding, PlainAnswer, Source, Target } from '../target/types.ts';

export type TokenOperation = 'createAdminToken' | 'createDocumentsToken';

export function isTokenOperation(operation: OperationId): operation is TokenOperation {
  return operation === 'createAdminToken' || operation === 'createDocumentsToken';
}

export function interfaceOf(operation: OperationId): InterfaceName {
  return operations[operation].interface;
}

export function baseUrlOf({ baseUrl }: Target, operation: OperationId): string {
  return typeof baseUrl === 'string' ? baseUrl : baseUrl[interfaceOf(operation)];
}

export function boundOperation(target: Target, operation: OperationId): Binding {
  const binding = bindingOf(target, operation);
  if (!binding) throw new Unsupported(`the target file does not bind the operation ${operation}`);
  return binding;
}

export function valuesOfTarget(
  operation: OperationId,
  binding: Binding,
  answer: PlainAnswer,
  wrong: (fault: WrongKind) => void,
): Readonly<Record<string, unknown>> {
  return valuesIn(operations[operation].output, binding, answer, wrong);
}

export function valuesIn(
  spec: ShapeSpec,
  binding: Binding,
  answer: PlainAnswer,
  wrong: (fault: WrongKind) => void,
): Readonly<Record<string, unknown>> {
  if (!binding.read) return readAnswer(spec, binding.answer ?? {}, answer, wrong);
  return readAnswer(spec, sameNames(spec), { ...answer, json: binding.read(answer) }, wrong);
}

function sameNames(spec: ShapeSpec): Record<string, Source> {
  return Object.fromEntries(
    Object.entries(spec).map(([name, kind]) => {
      const [item] = typeof kind === 'string' ? [] : kind;
      return [name, typeof item === 'object' ? { in: name, each: sameNames(item) } : name];
    }),
  );
}

export function isOptional(operation: OperationId, { member }: WrongKind): boolean {
  const { output, vital }: OperationSpec = operations[operation];
  return typeof output[member] === 'string' && !vital.includes(member);
}
