import type { Oas3Rule } from '@redocly/openapi-core';
import { errorCodesRegistered, propertyCodesDeclared } from './rules/codes.ts';
import { marksGrounded, noSourceCopy } from './rules/marks.ts';
import { followUpPresent, oneStory, ownDescriptions } from './rules/one-story.ts';
import { operationFileName, statesSound } from './rules/operations.ts';
import { basisPresent, closedRequests, descriptionsPresent, responseExamples } from './rules/parts.ts';

const rules: Readonly<Record<string, Oas3Rule>> = {
  'basis-present': basisPresent,
  'closed-requests': closedRequests,
  'descriptions-present': descriptionsPresent,
  'error-codes-registered': errorCodesRegistered,
  'follow-up-present': followUpPresent,
  'marks-grounded': marksGrounded,
  'no-source-copy': noSourceCopy,
  'operation-file-name': operationFileName,
  'one-story': oneStory,
  'own-descriptions': ownDescriptions,
  'property-codes-declared': propertyCodesDeclared,
  'response-examples': responseExamples,
  'states-sound': statesSound,
};

export default function contractPlugin(): { id: string; rules: { oas3: typeof rules } } {
  return { id: 'contract', rules: { oas3: rules } };
}
