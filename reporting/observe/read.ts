import { isObject, parseJson } from '../../conformance/json.ts';
import { observedDecisions } from '../../conformance/record/decisions.ts';
import { readHar } from '../../conformance/record/har.ts';
import { contractDigest } from '../../conformance/record/kit.ts';
import {
  observationsSchema,
  observedTraffic,
  rulesDigest,
  type ServiceObservations,
} from '../../conformance/record/observations.ts';
import { parseObservations, parseRecord } from '../json.ts';

const expected = 'Expected report.json of "cps certify", a HAR file, or observations.json of "cps observe".';

/** @throws Error if the file has another format or was written by another version of the kit */
export function readObservations(
  text: string,
  file: string,
  service?: string,
  baseUrl?: string,
): ServiceObservations[] {
  const value = parseJson(text);
  if (value === undefined) throw new Error(`${file} is not valid JSON. ${expected}`);
  const { schema, log } = isObject(value) ? value : {};
  if (schema === 'contract-platform-kit/run/v1') {
    const { kit, target, cases } = parseRecord(text, file);
    if (kit.contractDigest === contractDigest()) return [{ service: target.name, decisions: observedDecisions(cases) }];
    throw new Error(`${file} was written by another version (${kit.version}) with another contract. Repeat the run.`);
  }
  if (schema === observationsSchema) {
    const { rulesDigest: rules, services } = parseObservations(text, file);
    if (rules === rulesDigest) return services;
    throw new Error(`${file} was written by a version with other rules. Observe the runs again.`);
  }
  if (schema !== undefined) throw new Error(`${file} has an unknown format, ${JSON.stringify(schema)}. ${expected}`);
  if (!isObject(value) || !isObject(log)) throw new Error(`${file} is of no known kind. ${expected}`);
  const exchanges = readHar(value, file, baseUrl);
  return [{ service: service ?? new URL(exchanges[0]?.url ?? '').host, decisions: observedTraffic(exchanges) }];
}
