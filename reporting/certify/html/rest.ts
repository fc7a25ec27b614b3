import type { Outcome } from '../../../conformance/case/outcome.ts';
import type { DecisionRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import { counted, shellWord } from '../../../conformance/text.ts';
import { type Markup, markup } from '../../html/markup.ts';
import { section } from '../../html/page.ts';
import { type Facts, looks, redirectSentences, slowdownSentence } from '../facts.ts';
import { outcomeTag } from './parts.ts';

/** Test cases often cannot be judged because the target file lacks data that they need. */
export function notJudged({ open }: Facts): Markup | null {
  if (open.length === 0) return null;
  const total = open.reduce((sum, { cases }) => sum + cases.length, 0);
  const groups = open.map(
    ({
      outcome,
      reason,
      cases,
    }) => markup`<details class="finding"><summary>${outcomeTag(outcome)} <b>${counted(cases.length, 'case')}</b> <span class="reason">${reason}</span></summary>
<ul class="inside names">${cases.map(({ id }) => markup`<li><code>${id}</code></li>`)}</ul></details>
`,
  );
  return section('open', 'Not judged', total, markup`${groups}`);
}

export function declared({ deviations }: Facts): Markup | null {
  if (deviations.length === 0) return null;
  const items = deviations.map(
    ({ requirement, reason, standing }) =>
      markup`<li><code>${requirement}</code> <b>${standing}</b> <span class="reason">${reason}</span></li>`,
  );
  return section(
    'deviations',
    'Declared deviations and known failures',
    deviations.length,
    markup`<ul class="plain">${items}</ul>`,
  );
}

export function provenance(record: RunRecord): Markup {
  const { kit, cleanup, target } = record;
  const rows: [string, string][] = [
    ['Run', record.runId],
    ['Target file', target.file ?? 'passed by a program'],
    ...Object.entries(target.baseUrls).map(([name, url]): [string, string] => [`Base URL, ${name}`, url]),
    ['Kit', kit.version],
    ['Contract', kit.contractDigest],
    ['Suite', kit.suiteDigest],
    ...redirectSentences(record).map((text): [string, string] => ['Redirected download', text]),
    ...[slowdownSentence(record) ?? []].flat().map((text): [string, string] => ['Slow answers', text]),
    ['Clean-up', `${cleanup.removed} of ${counted(cleanup.created, 'object')} removed`],
  ];
  return markup`<section id="run" aria-labelledby="run-title"><h2 id="run-title">The run</h2>
<dl>${rows.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${leftovers(record)}${staying(record)}</section>
`;
}

function leftovers({ cleanup, runId }: RunRecord): Markup | null {
  if (cleanup.left.length === 0) return null;
  const items = cleanup.left.map(
    ({ operation, id, reason }) => markup`<li><code>${id}</code> (${operation}): ${reason}</li>`,
  );
  return markup`<h3>Left behind at the target</h3><ul class="plain">${items}</ul><p class="quiet"><code>cps cleanup --run ${shellWord(runId)}</code> tries again.</p>`;
}

function staying({ cleanup: { staying: objects = [] } }: RunRecord): Markup | null {
  if (objects.length === 0) return null;
  const items = objects.map(({ operation, id, name }) => markup`<li><code>${id}</code> (${operation}): ${name}</li>`);
  return markup`<h3>Stays at the target, because no operation removes it</h3><ul class="plain">${items}</ul>`;
}

const standings = [
  ['differs', 'warned'],
  ['agrees', 'passed'],
  ['not observed', 'untested'],
] as const;

export function compatibility({ decisions = [], conclusion }: RunRecord): Markup | null {
  if (decisions.length === 0 || conclusion === 'void') return null;
  const groups = standings.map(([standing, outcome]) => {
    const own = decisions.filter((each) => each.standing === standing);
    return own.length > 0 && decisionGroup(standing, outcome, own);
  });
  const body = markup`<p class="quiet">Where the description of the service leaves something open, the published contract follows a decision. This list never affects a verdict.</p>${groups}`;
  return section('compatibility', 'Compatibility by decision', decisions.length, body);
}

function decisionGroup(standing: string, outcome: Outcome, decisions: readonly DecisionRecord[]): Markup {
  const items = decisions.map(
    ({ decision, subject, evidence }) =>
      markup`<li><code>${decision}</code> ${subject}${evidence.map((text) => markup`<span class="reason">${text}</span>`)}</li>`,
  );
  return markup`<details class="finding"><summary><span class="tag o-${outcome}"><i aria-hidden="true">${looks[outcome].sign}</i>${standing}</span> <b>${decisions.length}</b></summary><ul class="inside plain">${items}</ul></details>
`;
}
