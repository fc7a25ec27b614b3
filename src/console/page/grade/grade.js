import { ask } from '../api.js';
import choices from '../choices.json' with { type: 'json' };
import { judgeJournal, rules } from '../generated/grade.js';
import { useEvents } from '../hooks.js';
import { Sequence } from '../journal/sequence.js';
import { html, useCallback, useEffect, useState } from '../lib.js';
import { Badge, Empty, Failed, Loading, Table } from '../parts.js';
import { linkTo } from '../route.js';

const page = 500;

/** The number of earlier runs that the page shows. */
const mostRuns = 5;

const kinds = { failed: 'bad', passed: 'ok', 'not observed': '', 'not attempted': '' };

const tones = { A: 'ok', B: 'warn', F: 'bad' };

export function Grade({ tenant, path }) {
  const { ledger, entries, problem, update } = useLedger(path);
  if (problem) return html`<${Failed} of=${problem} onRetry=${update} />`;
  if (!ledger) return html`<${Loading} />`;
  const { grade, runs } = ledger;
  if (!grade) {
    return html`<${Empty} title="No requests yet">
      <p>Send requests with an API key of <strong>${tenant}</strong>. Each rule is judged as soon as a request decides it.</p>
      <${Trend} runs=${runs} />
    <//>`;
  }
  const reset = () => {
    keep(path, { ...ledger, from: grade.newest, grade: null, runs: [...runs, summary(grade)].slice(-mostRuns) });
    update();
  };
  const failed = grade.rules.filter(({ outcome }) => outcome === 'failed');
  return html`<section class="grade" aria-label="Client grade">
    <p role="status" class="grade-mark"><strong class=${tones[grade.mark] ?? 'soft'}>${grade.mark ?? '–'}</strong> ${choices.marks[grade.mark] ?? 'No rule is decided yet.'} ${scoreOf(summary(grade).areas)} decided rules passed; the kit has ${rules.length} rules.</p>
    <p>${judgedText(grade)} A finding stays when the <a href=${linkTo(tenant, 'journal')}>journal</a> no longer has its requests. <code>cps grade</code> decides all rules.</p>
    <${Trend} runs=${[...runs, summary(grade)]} />
    <p><button onClick=${reset}>Reset the grade</button></p>
    ${failed.length > 0 && html`<h2>Failed rules</h2><${RuleTable} label="Failed rules" rules=${failed} tenant=${tenant} entries=${entries} />`}
    <h2>Areas</h2>
    <${Table} isStacked label="Areas" columns=${['Area', 'Grade', 'Rules', 'Passed', 'Run before', 'Open']} rows=${grade.areas.map((area) => areaRow(area, runs.at(-1)))} />
    <h2>Passed rules</h2>
    <${RuleTable} label="Passed rules" rules=${grade.rules.filter(({ outcome }) => outcome === 'passed')} tenant=${tenant} entries=${entries} />
    <details><summary>${grade.rules.filter((rule) => !isDecided(rule)).length} rules that no request decided</summary>
      <${RuleTable} label="Rules that no request decided" rules=${grade.rules.filter((rule) => !isDecided(rule))} tenant=${tenant} entries=${entries} /></details>
  </section>`;
}

const isDecided = ({ outcome }) => outcome === 'failed' || outcome === 'passed';

function RuleTable({ label, rules: judged, tenant, entries }) {
  return html`<${Table} isStacked label=${label} columns=${['Rule', 'Level', 'Outcome', 'Observed', 'Requests']} long=${3} rows=${byOutcome(judged).map((rule) => ruleRow(rule, tenant, entries))} />`;
}

function judgedText({ requests, oldest, newest }) {
  const dropped = newest - oldest + 1 - requests;
  const missing = dropped > 0 ? ` The journal dropped ${dropped} of them before this page read them.` : '';
  return `The requests ${oldest} to ${newest} were judged.${missing}`;
}

function Trend({ runs }) {
  if (runs.length < 2) return null;
  return html`<p>Runs, the newest last: ${runs.map(({ mark, areas }) => `${mark ?? '–'} (${scoreOf(areas)})`).join(', ')}.</p>`;
}

/** Per area, the number of passed and of decided rules. */
function summary({ mark, areas }) {
  return {
    mark,
    areas: Object.fromEntries(areas.map(({ area, counts: { passed, failed } }) => [area, [passed, passed + failed]])),
  };
}

function scoreOf(areas) {
  const sum = (index) => Object.values(areas).reduce((total, score) => total + score[index], 0);
  return `${sum(0)} of ${sum(1)}`;
}

function areaRow({ area, mark, counts: { passed, failed, ...open } }, before) {
  const rest = open['not observed'] + open['not attempted'];
  const score = `${passed} of ${passed + failed}`;
  return [
    area,
    area,
    html`<strong class=${tones[mark] ?? 'soft'}>${mark ?? '–'}</strong>`,
    html`<${Bar} counts=${[['ok', passed], ['bad', failed], ['rest', rest]]} />`,
    score,
    before?.areas[area]?.join(' of ') ?? '',
    rest,
  ];
}

/** The passed, the failed and the open rules of an area, as wide as their numbers. */
function Bar({ counts }) {
  let x = 0;
  return html`<svg class="bar" width="140" height="14" aria-hidden="true">${counts.map(([kind, count]) => {
    x += count * 10;
    return html`<rect class=${kind} x=${x - count * 10} width=${count * 10} height="14" />`;
  })}</svg>`;
}

const levels = ['must', 'should', 'info'];

function byOutcome(judged) {
  const order = Object.keys(kinds);
  const rank = ({ outcome, level }) => order.indexOf(outcome) * levels.length + levels.indexOf(level);
  return judged.toSorted((one, other) => rank(one) - rank(other));
}

function ruleRow({ id, level, outcome, reason, statement, remedy, deciding }, tenant, entries) {
  const text = outcome === 'failed' ? `${reason} ${remedy}` : outcome === 'passed' ? reason : statement;
  const links = deciding.map(
    (each) =>
      html`<a class="entry-number" aria-label=${`Request ${each.id}`} href=${linkTo(tenant, 'journal', { rest: [String(each.id)] })}>${each.id}</a> `,
  );
  const decided = entries.filter((entry) => deciding.some((each) => each.id === entry.id));
  const sequence =
    outcome === 'failed' &&
    decided.length > 1 &&
    html`<details><summary>Sequence<span class="hidden"> of ${id}</span></summary><${Sequence} entries=${decided} tenant=${tenant} /></details>`;
  return [id, id, level, html`<${Badge} kind=${kinds[outcome]}>${outcome}<//>`, [text, sequence], links];
}

function useLedger(path) {
  const [state, setState] = useState({ ledger: null, entries: [], problem: null });
  const update = useCallback(() => {
    readAll(path).then(
      (entries) => setState({ ledger: judged(path, entries), entries, problem: null }),
      (problem) => setState({ ledger: null, entries: [], problem }),
    );
  }, [path]);
  useEffect(update, [update]);
  useEvents(path, {
    onOpen: update,
    onEvent: (event) => event === 'transition' || update(),
    onProblem: (problem) => problem && setState((before) => ({ ...before, problem: before.ledger ? null : problem })),
  });
  return { ...state, update };
}

/**
 * What this browser has found so far about the client of a tenant. Requests up to `from` belong to earlier runs.
 * `until` is the time of the newest judged request.
 */
function judged(path, entries) {
  const nothing = { from: 0, until: '', grade: null, runs: [] };
  const stored = JSON.parse(localStorage.getItem(nameOf(path))) ?? nothing;
  const ledger = isOfAnotherSandbox(stored, entries) ? { ...nothing, runs: stored.runs } : stored;
  const { from, grade, runs } = ledger;
  const own = entries.filter(({ id }) => id > from);
  if (own.length === 0 || own[0].id < grade?.newest) return ledger;
  const { rules: findings, ...others } = judgeJournal(own, rules, grade ?? undefined);
  const short = findings.map((rule) => ({ ...rule, deciding: rule.deciding.map(({ id }) => ({ id })) }));
  return keep(path, { from, until: own[0].hostTime, grade: { ...others, rules: short }, runs });
}

/** After a restart of the sandbox, the numbers of requests begin again, and a new version can have other rules. */
function isOfAnotherSandbox({ from, until, grade }, entries) {
  const newest = grade?.newest ?? from;
  const hasOtherRules = grade?.rules.some(({ id }, index) => id !== rules[index]?.id);
  return (
    hasOtherRules ||
    entries.some(({ id, hostTime }) => (id === newest ? hostTime !== until : id < newest && hostTime > until))
  );
}

function keep(path, ledger) {
  localStorage.setItem(nameOf(path), JSON.stringify(ledger));
  return ledger;
}

const nameOf = (path) => `cps-grade ${path}`;

async function readAll(path) {
  const entries = [];
  for (;;) {
    const before = entries.length > 0 ? `&before=${entries.at(-1).id}` : '';
    const read = await ask('GET', `${path}/journal?limit=${page}${before}`);
    entries.push(...read.entries);
    if (read.entries.length < page) return entries;
  }
}
