import type { Oas3Rule } from '@redocly/openapi-core';
import { basisPresent } from './rules/basis-present.ts';
import { closedRequests } from './rules/closed-requests.ts';
import { descriptionsPresent } from './rules/descriptions-present.ts';
import { errorCodesRegistered } from './rules/error-codes-registered.ts';
import { marksGrounded } from './rules/marks-grounded.ts';
import { noSourceCopy } from './rules/no-source-copy.ts';
import { operationFileName } from './rules/operation-file-name.ts';
import { propertyCodesDeclared } from './rules/property-codes-declared.ts';
import { responseExamples } from './rules/response-examples.ts';
import { statesSound } from './rules/states-sound.ts';

const rules: Readonly<Record<string, Oas3Rule>> = {
  'basis-present': basisPresent,
  'closed-requests': closedRequests,
  'descriptions-present': descriptionsPresent,
  'error-codes-registered': errorCodesRegistered,
  'marks-grounded': marksGrounded,
  'no-source-copy': noSourceCopy,
  'operation-file-name': operationFileName,
  'property-codes-declared': propertyCodesDeclared,
  'response-examples': responseExamples,
  'states-sound': statesSound,
};

export default function contractPlugin(): { id: string; rules: { oas3: typeof rules } } {
  return { id: 'contract', rules: { oas3: rules } };
}
