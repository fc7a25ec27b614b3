import { Document, isMap, isScalar } from 'yaml';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { flow } from '../target/edit-target.ts';
import type { EarlierRead } from '../target/types.ts';
import { writeTargetFile } from '../target/write-target.ts';
import { counted } from '../text.ts';
import { bindAnswer, bindRequest, environmentName, expressionOf, inPart, type Sources } from './bind.ts';
import { fitOf, match, percent, vocabulary } from './match.ts';
import { nextPage } from './next-page.ts';
import { type ApiOperation, type Place, variablesOf } from './places.ts';
import { type DescribedApi, joinSources, type readDescription } from './recording.ts';
import { assignOperations, type Choice } from './score.ts';

/** Lets a person choose between the candidates of uncertain operations. */
type Ask = (choices: readonly Choice[]) => Promise<readonly Choice[]>;

/** Writes the guesses to a new file, and returns what to do next. */
export async function inferTarget(
  sources: readonly ReturnType<typeof readDescription>[],
  file: string,
  ask?: Ask,
): Promise<string> {
  const { api, secrets } = joinSources(sources);
  const guessed = assignOperations(api.operations);
  const choices = ask ? await ask(guessed) : guessed;
  const text = targetText(api, choices, sources.map((source) => source.file).join(', '));
  // The last guard: a secret of a recording is never written.
  writeTargetFile(
    file,
    [...secrets].reduce((all, secret) => all.replaceAll(secret, 'SECRET'), text),
  );
  const bound = choices.flatMap(({ chosen }) => chosen ?? []);
  const unsure = bound.filter(({ share }) => share < 0.5);
  return [
    `${file} is written: ${bound.length} of ${counted(choices.length, 'operation')} bound, ${unsure.length} of them with less than 50 %.`,
    `Read its comments, answer the questions (# ?), then: cps target check ${file} --fix`,
  ].join('\n');
}

/** The text of a target file with a binding for each operation, and with reasons, alternatives and questions as comments. */
function targetText(api: DescribedApi, choices: readonly Choice[], sources: string): string {
  const read = choices.find(({ operation }) => operation === 'readDocument')?.chosen?.api;
  const bound = choices.map((choice) => ({ ...choice, ...describe(choice, read) }));
  const keys = bound.find(({ operation }) => operation === 'createAdminToken')?.credentials ?? [];
  const admin = keys.map((name) => [name, `\${ADMIN_${environmentName(name)}}`]);
  // A list of errors has the code in its first item.
  const first = (place: Place) => ({ ...place, path: place.path.map((part) => (part === '[]' ? '[0]' : part)) });
  const errors = api.operations.flatMap(({ places }) => inPart('error', places).map(first));
  const code = match('readJob', { errorCode: 'text' }, errors).get('errorCode')?.place.path;
  const { origin, pathname } = new URL(api.baseUrl ?? 'http://127.0.0.1:8080');
  const file = new Document({
    ...{ target: 1, name: api.title || 'Our service' },
    baseUrl: `\${TARGET_URL:-${origin}${pathname.replace(/\/$/, '')}}`,
    credentials: { admin: admin.length > 0 ? Object.fromEntries(admin) : `\${ADMIN_API_KEY}` },
    authentication: api.authentication ?? { header: 'Authorization', value: 'Bearer {token}' },
    ...(code === undefined ? {} : { errors: { code: expressionOf(code) } }),
    binding: 'own',
    operations: Object.fromEntries(bound.map(({ operation, binding }) => [operation, binding])),
  });
  file.commentBefore = [
    ' yaml-language-server: $schema=./node_modules/contract-platform-kit/dist/js/conformance/target/target.schema.json',
    ` Guesses of "cps target infer" from ${sources}. Above each operation are the confidence, the reasons, and`,
    ' the next best operations and places. Lines with "?" are questions. Answer them, then run: cps target check --fix',
  ].join('\n');
  annotate(file.contents, {
    baseUrl: api.baseUrl === undefined ? ['? which base URL has the service?'] : [],
    credentials: [
      '? which other callers and tenants are there? "cps target init" describes superAdmin, user and tenants',
    ],
    authentication: api.authentication ? [] : ['? which header carries the access token?'],
    binding: [
      ...(code === undefined ? ['? where does an error response have its code?'] : []),
      '? which objects exist? "cps target check" lists what the cases need below "existing"',
    ],
  });
  annotate(file.get('operations'), Object.fromEntries(bound.map(({ operation, comments }) => [operation, comments])));
  return file.toString({ lineWidth: 0 });
}

/** Writes comments above the names of a map. Control characters of the service cannot end a comment. */
function annotate(map: unknown, comments: Readonly<Record<string, readonly string[]>>): void {
  for (const { key } of isMap(map) ? map.items : []) {
    const lines = isScalar(key) ? (comments[String(key.value)] ?? []) : [];
    if (isScalar(key) && lines.length > 0)
      key.commentBefore = lines.map((line) => ` ${line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`).join('\n');
  }
}

/** Guesses how to send an operation and how to read its response, with what is uncertain and what is missing. */
function bindingTo(operation: OperationId, api: ApiOperation) {
  const { vital, output }: OperationSpec = operations[operation];
  const { request, questions, credentials } = bindRequest(operation, api);
  const { answer } = bindAnswer(operation, api.places, api.responseMedia);
  const next = 'items' in output ? nextPage(api) : undefined;
  const open = vital.filter((name) => !(name in answer)).map((name) => `where does the response have ${name}?`);
  return {
    binding: { ...request, ...(Object.keys(answer).length > 0 ? { answer } : {}), ...(next ? { next } : {}) },
    comments: [...questions, ...open].map((question) => `? ${question}`),
    credentials,
  };
}

function describe({ operation, candidates, chosen }: Choice, read: ApiOperation | undefined) {
  const alternatives = candidates.slice(chosen ? 1 : 0).map((each) => {
    const { method, path, query } = bindingTo(operation, each.api).binding;
    return `  or ${percent(each.share)}: ${flow({ [operation]: { method, path, ...(query ? { query } : {}) } })}`;
  });
  if (chosen === undefined)
    return {
      binding: false,
      credentials: [],
      comments: ['? nothing fits; bind it, or keep false if there is none', ...alternatives],
    };
  const { comments, ...bound } = bindingTo(operation, chosen.api);
  const binding = { ...(read && earlierRead(operation, chosen.api, read)), ...bound.binding };
  const [other = 'documentId'] = Object.keys(binding.before?.answer ?? {});
  return {
    ...bound,
    binding: { ...binding, path: binding.path.replace('{documentId}', `{${other}}`) },
    comments: [`${percent(chosen.share)}: ${chosen.reasons.join('; ')}`, ...alternatives, ...comments],
  };
}

/** A path can need another id than the id of the record, such as the id of the document set. */
function earlierRead(operation: OperationId, api: ApiOperation, read: ApiOperation): { before?: EarlierRead } {
  const variable = variablesOf(api.path).at(-1) ?? '';
  const pointsOf = (name: string) => fitOf(operation, name, 'id', { path: [variable], type: 'any' });
  const name = ['docId', 'docSetId'].find((each) => pointsOf(each) > pointsOf('documentId')) ?? '';
  const { answer }: { answer: Sources } = bindAnswer('readDocument', read.places, read.responseMedia);
  const source = answer[name];
  const isOther = vocabulary.operations[operation].id === 'documentId' && variablesOf(read.path).at(-1) !== variable;
  if (!isOther || !source || operation === 'readDocument') return {};
  return { before: { path: bindRequest('readDocument', read).request.path, answer: { [name]: source } } };
}
