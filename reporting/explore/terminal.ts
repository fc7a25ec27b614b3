import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { effortOf } from '../../conformance/explore/texts.ts';
import { counted } from '../../conformance/text.ts';
import { type LayoutOptions, renderTerminal } from '../terminal.ts';

export function exploreText(record: ExploreRecord, options: LayoutOptions): string {
  const { coverage, findings } = record;
  const { rules, unreached, claims, transitions } = coverage;
  const data = {
    ...record,
    effort: effortOf(record),
    findings: findings.map((finding, at) => ({ ...finding, number: at + 1, ...textsOf(finding) })),
    coverage: {
      ...coverage,
      stated: rules.length + unreached.length,
      claims: { ...claims, all: claims.judged.length + claims.unreached.length },
      taken: transitions.filter(({ times }) => times > 0).length,
    },
  };
  return renderTerminal('explore', data, options);
}

function textsOf({ steps, repeated, seenAgain }: ExploreFinding) {
  const again = seenAgain > 0 ? `, and ${counted(seenAgain, 'other walk')} violated the rule too` : '';
  return {
    steps: steps.map(({ text }, at) => ({ label: at === 0 ? 'Steps' : '', text: `${at + 1}. ${text}` })),
    repetition: `${counted(repeated, 'time')} with new objects${again}`,
  };
}
