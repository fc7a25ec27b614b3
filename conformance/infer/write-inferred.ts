import { stringify } from 'yaml';
import type { OperationId } from '../canonical/operations.ts';
import type { Api } from './api.ts';
import type { Choice } from './assign.ts';
import { errorCode, percent } from './bind-answer.ts';
import { bindingTo, type Guessed } from './infer.ts';
import type { Candidate } from './score.ts';
import { withoutSecrets } from './secrets.ts';

/** The text of a target file with a binding for each operation, and with the reasons and alternatives as comments. */
export function targetText(api: Api, choices: readonly Choice[], sources: readonly string[]): string {
  const bound = choices.map((choice) => ({ choice, guessed: choice.chosen && bindingTo(choice.operation, choice.chosen) }));
  const tokens = bound.filter(({ choice }) => choice.operation === 'createAdminToken');
  const lines = [
    '# yaml-language-server: $schema=./node_modules/contract-platform-kit/dist/js/conformance/target/target.schema.json',
    ...comment(`Guesses of "cps target infer" from ${sources.join(', ')}.`),
    ...comment('Each operation has the confidence of the guess, its reasons and the next best operations of the service.'),
    ...comment('Lines with "?" are questions. Answer them, then run: cps target check'),
    ...yaml({ target: 1, name: api.title || 'Our service' }),
    ...(api.baseUrl === undefined ? comment('? which base URL has the service?') : []),
    ...yaml({ baseUrl: `\${TARGET_URL:-${safeUrl(api.baseUrl)}}` }),
    ...comment('? which callers are there? superAdmin, user and tenants are described by "cps target init"'),
    ...yaml({ credentials: { admin: credentialOf(tokens[0]?.guessed?.credentials ?? []) } }),
    ...(api.authentication === undefined ? comment('? which header carries the access token? This is a common form') : []),
    ...yaml({ authentication: api.authentication ?? { header: 'Authorization', value: 'Bearer {token}' } }),
    ...errorLines(api),
    ...comment('? which objects exist already? "cps target check" lists what the cases need below "existing"'),
    'binding: own',
    'operations:',
    ...bound.flatMap(({ choice, guessed }) => operationLines(choice, guessed)),
  ];
  return withoutSecrets(`${lines.join('\n')}\n`, api.secrets);
}

function errorLines(api: Api): string[] {
  const code = errorCode(api);
  return code === undefined ? comment('? where does an error response have its code? errors: { code: error.code }') : yaml({ errors: { code } });
}

function safeUrl(url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) return 'http://127.0.0.1:8080';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/$/, '')}`;
}

function credentialOf(names: readonly string[]): unknown {
  if (names.length === 0) return '${ADMIN_API_KEY}';
  return Object.fromEntries(names.map((name) => [name, `\${ADMIN_${name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}}`]));
}

function comment(text: string): string[] {
  return [`# ${oneLine(text)}`];
}

/** Names of the service must not end a comment, because the next line would be YAML. */
function oneLine(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}

function yaml(value: unknown): string[] {
  return stringify(value, { lineWidth: 0, flowCollectionPadding: true, aliasDuplicateObjects: false }).trimEnd().split('\n');
}

function flow(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', aliasDuplicateObjects: false }).trim().replaceAll(/\s*\n\s*/g, ' ');
}

function operationLines(choice: Choice, guessed: Guessed | undefined): string[] {
  const { operation, candidates, chosen, confidence } = choice;
  const others = candidates.filter((each) => each !== chosen);
  const alternatives = others.map((each) => `#   or ${percent(each.share)}: ${flow({ [operation]: essence(operation, each) })}`);
  if (chosen === undefined || guessed === undefined)
    return ['', `  # ? ${operation}: no operation of the service fits; bind it, or keep false if there is none`, ...alternatives, `  ${operation}: false`].map(oneLine);
  return [
    '',
    `# ${percent(confidence)}: ${chosen.reasons.join('; ')}`,
    ...alternatives,
    ...guessed.notes.map((note) => `# ${note}`),
    ...guessed.questions.map((question) => `# ? ${question}`),
    ...yaml({ [operation]: guessed.binding }),
  ].map((line) => (line === '' ? '' : `  ${oneLine(line)}`));
}

function essence(operation: OperationId, candidate: Candidate): unknown {
  const { method, path, query } = bindingTo(operation, candidate).binding;
  return query === undefined ? { method, path } : { method, path, query };
}
