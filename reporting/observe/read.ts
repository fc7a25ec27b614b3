import { isObject, parseJson } from '../../conformance/json.ts';
import { observedDecisions } from '../../conformance/record/decisions.ts';
import { readHar } from '../../conformance/record/har.ts';
import { contractDigest } from '../../conformance/record/kit.ts';
import {
  type Observations,
  observationsSchema,
  observedTraffic,
  rulesDigest,
  type ServiceObservations,
} from '../../conformance/record/observations.ts';
import { parseObservations, parseRecord } from '../json.ts';

interface Choice {
  service?: string | undefined;
  baseUrl?: string | undefined;
}

const kinds = 'report.json of "cps certify", a HAR file, or observations.json of "cps observe"';

/** @throws Error if the file has another format or was written by another version of the kit */
export function readSource(text: string, file: string, choice: Choice): ServiceObservations[] {
  const value = parseJson(text);
  if (value === undefined) throw new Error(`${file} is not valid JSON. Expected ${kinds}.`);
  const { schema, log } = isObject(value) ? value : {};
  if (schema === 'contract-platform-kit/run/v1') return [ofRun(text, file)];
  if (schema === observationsSchema) return ofObservations(parseObservations(text, file), file);
  if (schema !== undefined)
    throw new Error(
      `${file} has the format ${JSON.stringify(schema)}, which this version does not read. Expected ${kinds}.`,
    );
  if (!isObject(value) || !isObject(log)) throw new Error(`${file} is of no known kind. Expected ${kinds}.`);
  const exchanges = readHar(value, file, choice.baseUrl);
  const [first] = exchanges;
  return [{ service: choice.service ?? new URL(first?.url ?? '').host, decisions: observedTraffic(exchanges) }];
}

function ofRun(text: string, file: string): ServiceObservations {
  const { kit, target, cases } = parseRecord(text, file);
  if (kit.contractDigest !== contractDigest())
    throw new Error(`${file} was written by another version (${kit.version}) with another contract. Repeat the run.`);
  return { service: target.name, decisions: observedDecisions(cases) };
}

function ofObservations(observations: Observations, file: string): ServiceObservations[] {
  if (observations.rulesDigest === rulesDigest) return observations.services;
  throw new Error(`${file} was written by a version with other rules. Observe the runs again.`);
}
