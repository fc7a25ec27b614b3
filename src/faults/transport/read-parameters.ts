import { limits } from '../../contract/generated/limits.ts';
import { durationText, millisecondsOf } from '../../tenant/duration.ts';
import { isTransportFault, type ParameterSpec, type TransportFault, transportFaults } from './transport-faults.ts';

type Wrong = (pointer: string, detail: string) => void;

const ofDistribution: ReadonlyMap<string, string> = new Map([
  ['for', 'fixed'],
  ['from', 'uniform'],
  ['to', 'uniform'],
  ['median', 'log-normal'],
  ['sigma', 'log-normal'],
]);

export function readParameters(
  name: string,
  given: Readonly<Record<string, string | number | undefined>>,
  wrong: Wrong,
): Record<string, string | number> {
  const fault: TransportFault | undefined = isTransportFault(name) ? transportFaults[name] : undefined;
  const specs: Readonly<Record<string, ParameterSpec>> = fault?.parameters ?? {};
  const distribution = given['distribution'] ?? 'fixed';
  const goes = (parameter: string) => (ofDistribution.get(parameter) ?? distribution) === distribution;
  for (const parameter of Object.keys(given).filter((each) => given[each] !== undefined)) {
    if (!Object.hasOwn(specs, parameter)) wrong(`/${parameter}`, strange(name, parameter, Object.keys(specs)));
    else if (!goes(parameter)) wrong(`/${parameter}`, misplaced(parameter));
  }
  const read = Object.entries(specs)
    .filter(([parameter]) => goes(parameter))
    .map(([parameter, spec]) => [parameter, readValue(parameter, spec, given[parameter] ?? spec.default, wrong)]);
  const parameters: Record<string, string | number> = Object.fromEntries(read);
  if (Number(parameters['from']) > Number(parameters['to'])) wrong('/to', '/to must not be less than /from');
  return parameters;
}

/** Converts a duration to milliseconds, and calls `wrong` if the duration is invalid or too long. */
function readValue(parameter: string, spec: ParameterSpec, value: string | number, wrong: Wrong): string | number {
  if (spec.kind !== 'duration') return value;
  const milliseconds = millisecondsOf(value);
  if (milliseconds !== undefined && milliseconds <= limits.faultDuration) return milliseconds;
  wrong(
    `/${parameter}`,
    `/${parameter} must be at most ${durationText(limits.faultDuration)}, got ${JSON.stringify(value)}`,
  );
  return 0;
}

function strange(name: string, parameter: string, known: readonly string[]): string {
  return `the fault "${name}" has no parameter "${parameter}"; its parameters are ${known.join(', ') || 'none'}`;
}

function misplaced(parameter: string): string {
  return `/${parameter} is allowed only if /distribution is "${ofDistribution.get(parameter)}"`;
}
