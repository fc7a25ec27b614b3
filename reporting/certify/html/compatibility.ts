import type { DecisionRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import { type Markup, markup } from '../markup.ts';
import { looks } from '../outcomes.ts';
import { section } from './parts.ts';

const signs: Record<DecisionRecord['standing'], { outcome: 'passed' | 'warned' | 'untested' }> = {
  agrees: { outcome: 'passed' },
  differs: { outcome: 'warned' },
  'not observed': { outcome: 'untested' },
};

/** Lists the design decisions (D-…) of the API contract. Decisions that the target does not follow come first. */
export function compatibility({ decisions = [], conclusion }: RunRecord): Markup | null {
  if (decisions.length === 0 || conclusion === 'void') return null;
  const groups = (['differs', 'agrees', 'not observed'] as const).map((standing) =>
    group(
      standing,
      decisions.filter((each) => each.standing === standing),
    ),
  );
  const body = markup`<p class="quiet">Where the description of the service leaves something open, the published contract follows a decision. This list never affects a verdict.</p>${groups}`;
  return section('compatibility', 'Compatibility by decision', decisions.length, body);
}

function group(standing: DecisionRecord['standing'], decisions: readonly DecisionRecord[]): Markup | null {
  if (decisions.length === 0) return null;
  const { outcome } = signs[standing];
  const items = decisions.map(
    ({ decision, subject, evidence }) =>
      markup`<li><code>${decision}</code> ${subject}${evidence.map((text) => markup`<span class="reason">${text}</span>`)}</li>`,
  );
  return markup`<details class="finding"><summary><span class="tag o-${outcome}"><i aria-hidden="true">${looks[outcome].sign}</i>${standing}</span> <b>${decisions.length}</b></summary><ul class="inside plain">${items}</ul></details>
`;
}
