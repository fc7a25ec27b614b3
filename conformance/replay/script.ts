import { variableBefore } from '../session/read-before.ts';
import { type Step, withBefore } from '../session/step.ts';
import { commandsOf } from './before.ts';
import { type Capture, idCaptures, tokenCapture } from './captures.ts';
import { polled, type Repeated, withoutRepeats } from './polls.ts';
import { type Removal, removalsOf } from './removals.ts';
import type { Rewriting } from './request-lines.ts';
import { type Expectation, resultCheck } from './result-check.ts';
import { comment, place, shellWord, variablesIn } from './shell-text.ts';

/** A failed test case, and all data for a script that repeats the test case. */
export interface Replay extends Expectation {
  runId: string;
  caseId: string;
  statement: string;
  /** The requests for tokens, followed by the requests of the test case. The last request led to the failure. */
  steps: readonly Step[];
  /** Replaces each secret in a text with a shell variable such as `$NAME`. */
  redacted: (text: string) => string;
  secretNames: readonly string[];
}

/**
 * Returns a POSIX shell script that repeats a failed test case. The script contains no secrets.
 * Returns undefined if the test case received no response.
 */
export function replayScript(given: Replay): string | undefined {
  const replay = { ...given, steps: withoutUnusedTokens(given) };
  const repeated = withoutRepeats(replay.steps);
  const last = repeated.at(-1);
  if (last === undefined) return undefined;
  const removals = removalsOf(replay.steps, replay.target);
  const captures = capturesOf(
    replay,
    repeated,
    removals.flatMap(({ step }) => step ?? []),
  );
  const captured = (count: number) => repeated.slice(0, count).flatMap((each) => captures.get(each) ?? []);
  const body = repeated.flatMap((each, at) => [
    '',
    comment(each === last ? 'The deciding request' : `${at + 1}. ${each.step.operation}`),
    // The script reads ids from responses. A request can contain only ids from earlier responses.
    ...polled(each, sent(each.step, replay, rewritingOf(replay, captured(at))), replay.target),
    ...(each === last ? ['head -c 2000 "$work/body"; echo'] : [`same ${each.step.status}`]),
    ...(captures.get(each) ?? []).map(({ variable, command }) => `${variable}=${command}`),
  ]);
  const rewriting = rewritingOf(replay, captured(repeated.length));
  return [
    ...head(replay, last),
    ...settings(replay, rewriting, captured(repeated.length)),
    ...functions(removals.flatMap((each) => removalLines(each, replay, rewriting))),
    ...body,
    '',
    ...resultCheck(replay, last.step),
    '',
  ].join('\n');
}

function sent(step: Step, { target }: Replay, rewriting: Rewriting): string[] {
  return commandsOf(step, target, rewriting, step.before && [`same ${step.before.status}`]);
}

function removalLines({ id, step }: Removal, { target }: Replay, rewriting: Rewriting): string[] {
  const variable = rewriting.ids.get(id);
  if (variable === undefined) return [];
  const lines = step
    ? commandsOf(step, target, rewriting)
    : [`echo "Delete the object $${variable} yourself: this script cannot read the values that its deletion needs"`];
  return [`  if [ -n "\${${variable}:-}" ]; then`, ...lines, '  fi'];
}

function withoutUnusedTokens({ steps, redacted }: Replay): Step[] {
  return steps.filter(({ values: { token } }, at) => {
    if (typeof token !== 'string' || at === steps.length - 1) return true;
    const later = steps
      .slice(at + 1)
      .flatMap(withBefore)
      .flatMap(({ prepared }) => Object.values(prepared.headers));
    return later.some((value) => redacted(value).includes(redacted(token)));
  });
}

function capturesOf({ redacted }: Replay, repeated: readonly Repeated[], removals: readonly Step[]) {
  const used = new Set<string>();
  const captures = new Map<Repeated, Capture[]>();
  repeated.forEach((each, at) => {
    const later = [...repeated.slice(at + 1).map(({ step }) => step), ...removals].flatMap(withBefore);
    const { token } = each.step.values;
    const [, name] = /^\$(\w+)$/.exec(typeof token === 'string' ? redacted(token) : '') ?? [];
    captures.set(each, [
      ...(name === undefined ? [] : tokenCapture(each.step, name)),
      ...idCaptures(each.step, later, used),
    ]);
  });
  return captures;
}

function rewritingOf({ steps, runId, redacted, secretNames }: Replay, captures: readonly Capture[]): Rewriting {
  const urls = [...new Set(steps.map(({ baseUrl }) => baseUrl))];
  const longestFirst = secretNames.toSorted((one, other) => other.length - one.length);
  return {
    runId,
    bases: new Map(urls.map((url, at) => [url, at === 0 ? 'BASE' : `BASE_${at + 1}`])),
    ids: new Map(
      captures.filter(({ variable }) => /^ID_/.test(variable)).map(({ value, variable }) => [value, variable]),
    ),
    withoutSecrets: (text, placeOf = place) =>
      longestFirst.reduce((given, name) => given.replaceAll(`$${name}`, placeOf(name)), redacted(text)),
  };
}

function head({ caseId, statement, reason, target }: Replay, last: Repeated): string[] {
  return [
    '#!/bin/sh',
    comment(`Repeats the case ${caseId} at ${JSON.stringify(target.name)}; needs curl, node and base64.`),
    comment(`Requirement: ${statement}`),
    comment(`Failure: ${reason}`),
    comment(`The deciding request is ${last.step.operation}.`),
    comment(
      'Exit codes: 0 requirement met, 1 violated, 2 compare the output yourself, 3 stopped before the deciding request.',
    ),
    'set -u',
  ];
}

function settings(
  { steps, redacted, secretNames }: Replay,
  { bases, withoutSecrets }: Rewriting,
  captures: readonly Capture[],
) {
  const requests = steps.flatMap(withBefore).map(({ prepared }) => withoutSecrets(JSON.stringify(prepared)));
  const read = steps.flatMap(({ before }) => Object.keys(before?.values ?? {}).map(variableBefore));
  const captured = new Set([...captures.map(({ variable }) => variable), ...read]);
  const needed = [...new Set(variablesIn(requests.join('\n')))].filter(
    (name) => secretNames.includes(name) && !captured.has(name),
  );
  return [
    ...[...bases].map(([url, name]) => `${name}=\${${name}:-${shellWord(redacted(url).replace(/\/$/, ''))}}`),
    `RUN=${'$'}{RUN:-r$$}`,
    ...needed.map((name) => `: "\${${name}:?set it to ${meaningOf(name)}}"`),
  ];
}

function meaningOf(name: string): string {
  if (name.startsWith('FORGED_SIGNATURE')) return 'a token of the admin with one character of its signature changed';
  if (name.startsWith('FORGED')) return 'a token of the admin with one claim changed and the old signature';
  if (name.endsWith('TOKEN')) return 'a token of that caller';
  return 'the credential of that caller, as in the target file';
}

function functions(cleanUp: readonly string[]): string[] {
  return [
    'work=$(mktemp -d)',
    'send() { # METHOD URL CURL-OPTIONS...',
    '  method=$1; url=$2; shift 2',
    '  status=$(curl -sS -X "$method" -o "$work/body" -D "$work/headers" -w "%{http_code}" "$@" "$url")',
    `  echo "$method ${'$'}{url%%\\?*}: $status"`,
    '}',
    'same() { # STATUS of the run',
    '  if [ "$status" = "$1" ]; then return; fi',
    '  head -c 2000 "$work/body"; echo; echo "STOPPED: the run got $1 here, so the deciding request proves nothing"',
    '  exit 3',
    '}',
    `uri() { node -p 'encodeURIComponent(process.argv[1])' "$1"; }`,
    ...valueFunction,
    `group() { node -e 'console.log(new RegExp(process.argv[1]).exec(require("fs").readFileSync(0, "utf8").trim())?.[1] ?? "")' "$1"; }`,
    `header() { tr -d '\\r' < "$work/headers" | sed -n "s/^$1: *//Ip" | tail -1; }`,
    'clean_up() {',
    ...(cleanUp.length > 0 ? ['  echo "Removing what this script created"', ...cleanUp] : []),
    '  rm -rf "$work"',
    '}',
    'trap clean_up EXIT',
  ];
}

// The function `exact` preserves all digits of long numeric ids, which `JSON.parse` alone would round.
const valueFunction = [
  'value() { # MEMBER... of the last response body',
  "  node -e '",
  '    const [file, ...path] = process.argv.slice(1);',
  '    const exact = (_, value, context) => (typeof value === "number" && context ? context.source : value);',
  '    let value = JSON.parse(require("fs").readFileSync(file, "utf8"), exact);',
  '    for (const member of path) value = value?.[member];',
  '    console.log(value ?? "");',
  `  ' "$work/body" "$@"`,
  '}',
];
