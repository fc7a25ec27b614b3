import { stringify } from 'yaml';
import type { Api } from './api.ts';
import type { Choice } from './assign.ts';
import { bindingTo, environmentName, expressionOf } from './bind.ts';
import { percent } from './match.ts';
import { withoutSecrets } from './secrets.ts';

/** The text of a target file with a binding for each operation, and with reasons, alternatives and questions as comments. */
export function targetText(api: Api, choices: readonly Choice[], sources: readonly string[]): string {
  const token = choices.find(({ operation }) => operation === 'createAdminToken');
  const { credentials = [] } = token?.chosen ? bindingTo(token.operation, token.chosen.api) : {};
  const keys = credentials.map((name) => [name, `\${ADMIN_${environmentName(name)}}`]);
  const code = errorCode(api);
  const lines = [
    '# yaml-language-server: $schema=./node_modules/contract-platform-kit/dist/js/conformance/target/target.schema.json',
    `# Guesses of "cps target infer" from ${sources.join(', ')}. Above each operation are the confidence, the reasons, and`,
    '# the next best operations and places. Lines with "?" are questions. Answer them, then run: cps target check',
    ...yaml({ target: 1, name: api.title || 'Our service' }),
    ...(api.baseUrl === undefined ? ['# ? which base URL has the service?'] : []),
    ...yaml({ baseUrl: `\${TARGET_URL:-${safeUrl(api.baseUrl)}}` }),
    '# ? which other callers and tenants are there? "cps target init" describes superAdmin, user and tenants',
    ...yaml({ credentials: { admin: keys.length > 0 ? Object.fromEntries(keys) : `\${ADMIN_API_KEY}` } }),
    ...(api.authentication ? [] : ['# ? which header carries the access token?']),
    ...yaml({ authentication: api.authentication ?? { header: 'Authorization', value: 'Bearer {token}' } }),
    ...(code === undefined ? ['# ? where does an error response have its code?'] : yaml({ errors: { code } })),
    '# ? which objects exist? "cps target check" lists what the cases need below "existing"',
    'binding: own',
    'operations:',
    ...choices.flatMap(operationLines),
  ];
  return withoutSecrets(`${lines.map(oneLine).join('\n')}\n`, api.secrets);
}

function operationLines({ operation, candidates, chosen, confidence }: Choice): string[] {
  const others = candidates.filter((each) => each !== chosen);
  const alternatives = others.map((each) => {
    const { method, path, query } = bindingTo(operation, each.api).binding;
    return `#   or ${percent(each.share)}: ${flow({ [operation]: { method, path, ...(query ? { query } : {}) } })}`;
  });
  const question = `# ? ${operation}: nothing fits; bind it, or keep false if there is none`;
  if (chosen === undefined) return ['', question, ...alternatives, `${operation}: false`].map(indented);
  const { binding, notes, questions } = bindingTo(operation, chosen.api);
  const reasons = `# ${percent(confidence)}: ${chosen.reasons.join('; ')}`;
  const comments = [...notes, ...questions.map((question) => `? ${question}`)].map((text) => `# ${text}`);
  return ['', reasons, ...alternatives, ...comments, ...yaml({ [operation]: binding })].map(indented);
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

/** Names of the service must not end a comment, because the next line would be YAML. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function yaml(value: unknown): string[] {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd().split('\n');
}

/** A value as one line of YAML. */
export function flow(value: unknown): string {
  const text = stringify(value, { lineWidth: 0, collectionStyle: 'flow', aliasDuplicateObjects: false });
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function safeUrl(url = 'http://127.0.0.1:8080'): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/$/, '')}`;
}

/** Where an error response has its code. */
function errorCode({ operations }: Api): string | undefined {
  const places = operations.flatMap(({ errors }) => errors).filter(({ type }) => type === 'string');
  const codes = places.map(({ path }) => path).filter((path) => /^(?!.*status).*code$/i.test(path.at(-1) ?? ''));
  const [best] = codes.toSorted((one, other) => one.length - other.length);
  return best && expressionOf(best.map((part) => (part === '[]' ? '[0]' : part)));
}
