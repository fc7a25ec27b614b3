import type { Step } from '../session/step.ts';
import { type Capture, idCaptures, tokenCapture } from './captures.ts';
import { polled, type Repeated, withoutRepeats } from './polls.ts';
import { type Removal, removalsOf } from './removals.ts';
import { type Rewriting, requestLines } from './request-lines.ts';
import { type Expectation, resultCheck } from './result-check.ts';
import { comment, place, shellWord, variablesIn } from './shell-text.ts';

/** A failed test case, with all data for a script that repeats it. */
export interface Replay extends Expectation {
  runId: string;
  caseId: string;
  statement: string;
  /** The requests for tokens, then the requests of the test case. The test case failed at the last request. */
  steps: readonly Step[];
  /** Replaces each secret in a text by `$NAME`. */
  redacted: (text: string) => string;
  secretNames: readonly string[];
}

/**
 * Returns a POSIX shell script without secrets that repeats a failed test case.
 * Returns undefined if the test case got no response.
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
    removals.flatMap(({ before, step }) => (before ? [before.step, step] : [step])),
  );
  const read = removals.flatMap(({ before }) => before?.captures ?? []);
  const rewriting = rewritingOf(replay, [...[...captures.values()].flat(), ...read]);
  const body = repeated.flatMap((each, at) => [
    '',
    comment(each === last ? 'The deciding request' : `${at + 1}. ${each.step.operation}`),
    ...polled(each, requestLines(each.step, rewriting), replay.target),
    ...(each === last ? ['head -c 2000 "$work/body"; echo'] : [`same ${each.step.status}`]),
    ...(captures.get(each) ?? []).map(assignment),
  ]);
  const cleanUp = removals.flatMap((removal) => removalLines(removal, rewriting));
  return [
    ...head(replay, last),
    ...settings(replay, rewriting, [...captures.values()].flat()),
    ...functions(cleanUp),
    ...body,
    '',
    ...resultCheck(replay, last.step),
    '',
  ].join('\n');
}

function removalLines({ id, before, step }: Removal, rewriting: Rewriting): string[] {
  const variable = rewriting.ids.get(id);
  if (variable === undefined) return [];
  const earlier = before ? [...requestLines(before.step, rewriting), ...before.captures.map(assignment)] : [];
  return [`  if [ -n "\${${variable}:-}" ]; then`, ...earlier, ...requestLines(step, rewriting), '  fi'];
}

function assignment({ variable, command }: Capture): string {
  return `${variable}=${command}`;
}

function withoutUnusedTokens({ steps, redacted }: Replay): Step[] {
  return steps.filter(({ values: { token } }, at) => {
    if (typeof token !== 'string' || at === steps.length - 1) return true;
    const later = steps.slice(at + 1).flatMap(({ prepared }) => Object.values(prepared.headers));
    return later.some((value) => redacted(value).includes(redacted(token)));
  });
}

function capturesOf({ redacted }: Replay, repeated: readonly Repeated[], removals: readonly Step[]) {
  const used = new Set<string>();
  const captures = new Map<Repeated, Capture[]>();
  repeated.forEach((each, at) => {
    const later = [...repeated.slice(at + 1).map(({ step }) => step), ...removals];
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
      captures.filter(({ variable }) => /^(ID|READ)_/.test(variable)).map(({ value, variable }) => [value, variable]),
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
      'Exit codes: 0 requirement kept, 1 broken, 2 compare the output yourself, 3 stopped before the deciding request.',
    ),
    'set -u',
  ];
}

function settings(
  { steps, redacted, secretNames }: Replay,
  { bases, withoutSecrets }: Rewriting,
  captures: readonly Capture[],
) {
  const sent = steps.map(({ prepared }) => withoutSecrets(JSON.stringify(prepared))).join('\n');
  const captured = new Set(captures.map(({ variable }) => variable));
  const needed = [...new Set(variablesIn(sent))].filter((name) => secretNames.includes(name) && !captured.has(name));
  return [
    ...[...bases].map(([url, name]) => `${name}=\${${name}:-${shellWord(redacted(url).replace(/\/$/, ''))}}`),
    `RUN=${'$'}{RUN:-r$$}`,
    ...needed.map((name) => `: "\${${name}:?set it to ${meaningOf(name)}}"`),
  ];
}

function meaningOf(name: string): string {
  if (name === 'FORGED_TOKEN') return 'a token of the admin with one claim changed and the old signature';
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
    `matched() { node -p 'new RegExp(process.argv[1]).exec(require("fs").readFileSync(0, "utf8"))?.[1] ?? ""' "$1"; }`,
    `header() { tr -d '\\r' < "$work/headers" | sed -n "s/^$1: *//Ip" | tail -1; }`,
    'clean_up() {',
    ...(cleanUp.length > 0 ? ['  echo "Removing what this script created"', ...cleanUp] : []),
    '  rm -rf "$work"',
    '}',
    'trap clean_up EXIT',
  ];
}

// The shell function `value` prints numbers exactly as in the response, because JavaScript would round long ids.
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
