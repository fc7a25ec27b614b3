import { ask } from '../api.js';
import { judgeJournal, rules } from '../generated/grade.js';
import { useEvents } from '../hooks.js';
import { html, useCallback, useEffect, useState } from '../lib.js';
import { Badge, Empty, Failed, Loading, Table } from '../parts.js';
import { linkTo } from '../route.js';

const page = 500;

const kinds = { failed: 'bad', passed: 'ok', 'not observed': '', 'not attempted': '' };
const marks = {
  A: 'Grade A: no required rule and no recommended rule failed.',
  B: 'Grade B: a recommended rule failed, but no required rule.',
  F: 'Grade F: a required rule failed.',
};

export function Grade({ tenant, path }) {
  const { entries, problem, update } = useJournal(path);
  if (problem) return html`<${Failed} of=${problem} onRetry=${update} />`;
  if (!entries) return html`<${Loading} />`;
  if (entries.length === 0) {
    return html`<${Empty} title="No requests yet">
      <p>Send requests with an API key of <strong>${tenant}</strong>. Each rule is judged as soon as a request decides it.</p>
    <//>`;
  }
  const { mark, areas, rules: judged } = judgeJournal(entries, rules);
  const decided = judged.filter(({ outcome }) => outcome === 'failed' || outcome === 'passed');
  return html`<section class="grade" aria-label="Client grade">
    <p role="status">${marks[mark] ?? 'No rule is decided yet.'} ${decided.length} of ${judged.length} rules are decided by ${entries.length} requests.</p>
    <p>The grade follows the <a href=${linkTo(tenant, 'journal')}>journal</a>; clear the journal to begin again. <code>cps grade</code> decides all rules.</p>
    <${Table} label="Areas" columns=${['Area', 'Grade', 'Failed', 'Passed', 'Open']} rows=${areas.map(areaRow)} />
    <${Table} isStacked label="Rules" columns=${['Rule', 'Level', 'Outcome', 'Observed', 'Requests']} long=${3} rows=${byOutcome(judged).map((rule) => ruleRow(rule, tenant))} />
  </section>`;
}

function areaRow({ area, mark, counts }) {
  const open = counts['not observed'] + counts['not attempted'];
  return { key: area, cells: [area, mark ?? '–', counts.failed, counts.passed, open] };
}

function byOutcome(judged) {
  const order = Object.keys(kinds);
  return judged.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
}

function ruleRow({ id, level, outcome, reason, statement, remedy, deciding }, tenant) {
  const text = outcome === 'failed' ? `${reason} ${remedy}` : outcome === 'passed' ? reason : statement;
  const links = deciding.map(
    (each) =>
      html`<a class="entry-number" aria-label=${`Request ${each.id}`} href=${linkTo(tenant, 'journal', { rest: [String(each.id)] })}>${each.id}</a> `,
  );
  return { key: id, cells: [id, level, html`<${Badge} kind=${kinds[outcome]}>${outcome}<//>`, text, links] };
}

function useJournal(path) {
  const [state, setState] = useState({ entries: null, problem: null });
  const update = useCallback(() => {
    readAll(path).then(
      (entries) => setState({ entries, problem: null }),
      (problem) => setState({ entries: null, problem }),
    );
  }, [path]);
  useEffect(update, [update]);
  useEvents(path, {
    onOpen: update,
    onEvent: (event) => event === 'transition' || update(),
    onProblem: (problem) => problem && setState((before) => ({ ...before, problem: before.entries ? null : problem })),
  });
  return { ...state, update };
}

async function readAll(path) {
  const entries = [];
  for (;;) {
    const before = entries.length > 0 ? `&before=${entries.at(-1).id}` : '';
    const read = await ask('GET', `${path}/journal?limit=${page}${before}`);
    entries.push(...read.entries);
    if (read.entries.length < page) return entries;
  }
}
