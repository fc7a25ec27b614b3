import { limits } from '../contract/generated/limits.ts';
import { type BodyOf, operationTable } from '../contract/operation.ts';
import { type InputViolation, Problem } from '../contract/problem.ts';
import { durationText, millisecondsOf } from '../tenant/duration.ts';
import type { FaultRow } from '../tenant/rows.ts';
import { contractFaultOf, contractFaults } from './contract-faults.ts';
import { nearest } from './nearest.ts';
import {
  isTransportFault,
  type ParameterSpec,
  type TransportFault,
  transportFaults,
} from './transport/transport-faults.ts';

type Given = Omit<FaultRow, 'id' | 'seed' | 'asked' | 'memory'> & { seed: number | undefined };

export function readFault(body: BodyOf<'createTenantFault'>): Given {
  const { name, operation, share = 1, skip = 0, times, seed, ...parameters } = body;
  requireKnown(name);
  const violations: InputViolation[] = [];
  const wrong = (pointer: string, detail: string) =>
    violations.push({ code: 'INVALID VALUE', detail, source: { pointer } });
  if (operation !== undefined) judgeOperation(name, operation, (detail) => wrong('/operation', detail));
  const read = readParameters(name, parameters, wrong);
  const [first, ...others] = violations;
  if (first) throw new Problem([first, ...others]);
  return { name, operation: operation ?? null, share, skip, left: times ?? null, seed, parameters: read };
}

function requireKnown(name: string): void {
  const known = [...Object.keys(transportFaults), ...Object.keys(contractFaults)];
  if (known.includes(name)) return;
  const some = nearest(name, known).join(', ');
  const detail = `no fault is named ${JSON.stringify(name)}; the most similar names are ${some}; GET /_sandbox/faults lists all names`;
  throw new Problem({ code: 'FAULT NAME UNKNOWN', detail, source: { pointer: '/name' } });
}

function judgeOperation(name: string, operation: string, wrong: (detail: string) => void): void {
  const served = Object.values(operationTable)
    .filter((entry) => entry.interface !== 'sandbox')
    .map(({ id }) => id);
  const possible: readonly string[] = isTransportFault(name) ? served : (contractFaultOf(name)?.operations ?? []);
  if (possible.includes(operation)) return;
  const some =
    possible.length > 6
      ? `the most similar are ${nearest(operation, possible).join(', ')}`
      : `the fault can affect ${possible.join(', ')}`;
  wrong(
    `/operation must be an operation that the fault "${name}" can affect, got ${JSON.stringify(operation)}; ${some}`,
  );
}

type Wrong = (pointer: string, detail: string) => void;

const ofDistribution: ReadonlyMap<string, string> = new Map([
  ['for', 'fixed'],
  ['from', 'uniform'],
  ['to', 'uniform'],
  ['median', 'log-normal'],
  ['sigma', 'log-normal'],
]);

function readParameters(
  name: string,
  given: Readonly<Record<string, string | number | undefined>>,
  wrong: Wrong,
): Record<string, string | number> {
  const fault: TransportFault | undefined = isTransportFault(name) ? transportFaults[name] : undefined;
  const specs: Readonly<Record<string, ParameterSpec>> = fault?.parameters ?? {};
  const distribution = given['distribution'] ?? 'fixed';
  const goes = (parameter: string) => (ofDistribution.get(parameter) ?? distribution) === distribution;
  for (const parameter of Object.keys(given).filter((each) => given[each] !== undefined)) {
    const known = Object.keys(specs).join(', ') || 'none';
    if (!Object.hasOwn(specs, parameter))
      wrong(`/${parameter}`, `the fault "${name}" has no parameter "${parameter}"; its parameters are ${known}`);
    else if (!goes(parameter))
      wrong(`/${parameter}`, `/${parameter} is allowed only if /distribution is "${ofDistribution.get(parameter)}"`);
  }
  const read = Object.entries(specs)
    .filter(([parameter]) => goes(parameter))
    .map(([parameter, spec]) => [parameter, readValue(parameter, spec, given[parameter] ?? spec.default, wrong)]);
  const parameters: Record<string, string | number> = Object.fromEntries(read);
  if (Number(parameters['from']) > Number(parameters['to'])) wrong('/to', '/to must not be less than /from');
  return parameters;
}

function readValue(parameter: string, spec: ParameterSpec, value: string | number, wrong: Wrong): string | number {
  if (!spec.isDuration) return value;
  const milliseconds = millisecondsOf(value);
  if (milliseconds !== undefined && milliseconds <= limits.faultDuration) return milliseconds;
  wrong(
    `/${parameter}`,
    `/${parameter} must be at most ${durationText(limits.faultDuration)}, got ${JSON.stringify(value)}`,
  );
  return 0;
}
