import type { OperationEntry } from '../../contract/operation.ts';
import { limitsOf } from '../../tenant/limits.ts';
import { requireMediaType } from '../input/media-types.ts';
import { preferenceOf } from '../input/prefer.ts';
import { parametersOf, readBody, readQuery } from '../input/read-input.ts';
import { answeredByContract, sendContractAnswer } from './contract-answer.ts';
import { formAnsweredByContract } from './contract-form.ts';
import type { RouteParts } from './route-parts.ts';
import type { Served } from './served.ts';

export function serveOpenOperation(
  entry: OperationEntry,
  { operations, files }: Pick<RouteParts, 'operations' | 'files'>,
): Served {
  if (operations[entry.id])
    throw new Error(`${entry.id} has an implementation, so the contract must demand a credential`);
  return {
    guard: ({ headers }) => requireMediaType(entry, headers),
    begin: (request) => {
      const preference = preferenceOf(request.headers['prefer']);
      if (preference) return (reply) => sendContractAnswer(entry, reply, preference);
      readQuery(entry, parametersOf(request));
      const form = { entry, tenant: '', body: request.raw, uploadBytes: limitsOf(undefined).uploadBytes };
      if (entry.form) return formAnsweredByContract(form, files);
      const path = request.params as Record<string, string>;
      return answeredByContract(entry, readBody(entry, request.body as Buffer | undefined, path));
    },
  };
}
