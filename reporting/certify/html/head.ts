import type { VerdictName } from '../../../conformance/canonical/verdicts.ts';
import type { ClassRecord } from '../../../conformance/record/run-record.ts';
import { counted, duration } from '../../../conformance/text.ts';
import { type Markup, markup } from '../../html/markup.ts';
import {
  type Facts,
  looks,
  outcomes,
  partOf,
  resultOf,
  selectionSentence,
  toneClass,
  verdictMeanings,
} from '../facts.ts';
import { nextSteps } from '../next-steps.ts';
import { capital, outcomeTag } from './parts.ts';

const signs = {
  certified: looks.passed.sign,
  'not certified': looks.failed.sign,
  void: '!',
  'not judged': looks.untested.sign,
} as const;

export function head({ record, deciding }: Facts): Markup {
  const { target } = record;
  const part = partOf(record);
  const conclusion = part === undefined ? record.conclusion : 'not judged';
  const word = part ?? conclusion;
  const urls = [...new Set(Object.values(target.baseUrls))];
  return markup`<header class="head ${classOf(conclusion)}">
<div><p class="over">Contract conformance</p>
<h1>${target.name}</h1>
${target.description !== null && markup`<p class="description">${target.description}</p>`}
<p class="urls">${urls.map((url) => markup`<code>${url}</code>\u2002`)}</p></div>
<div class="conclusion"><p class="verdict"><i aria-hidden="true">${signs[conclusion]}</i>${capital(word)}</p>
${
  conclusion === 'certified' || conclusion === 'not certified'
    ? markup`<p class="by">by the ${deciding.join(' and the ')} verdict</p>
`
    : null
}${
  selectionSentence(record) !== undefined &&
  markup`<p class="by">${selectionSentence(record)}</p>
`
}<p class="when"><time datetime="${record.startedAt}">${readable(record.startedAt)}</time><br>${counted(record.requests, 'request')} in ${duration(record.milliseconds)}</p></div>
${record.voidReason !== null && markup`<p class="void">${record.voidReason} Nothing on this page is evidence for or against the implementation.</p>`}
</header>
`;
}

function readable(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}

export function cards({ record, deciding }: Facts): Markup {
  const { classes, conclusion } = record;
  const isPart = partOf(record) !== undefined;
  return markup`<section id="verdicts" class="cards" aria-label="Verdicts">
${classes.map((each) => card(each, isPart ? 'not judged' : resultOf(each, conclusion), deciding))}</section>
`;
}

function card(each: ClassRecord, result: keyof typeof signs, deciding: readonly VerdictName[]): Markup {
  const present = outcomes.filter((outcome) => each.counts[outcome] > 0);
  return markup`<article class="card ${classOf(result)}">
<h2>${each.class} <span>${each.verdict}</span></h2>
<p class="result"><i aria-hidden="true">${signs[result]}</i>${capital(result)}</p>
<p class="tally"><b>${each.passed}</b> of ${each.required} required rows passed${!deciding.includes(each.verdict) && markup`<br><small>shown only, decides nothing</small>`}</p>
${bar(each)}
<ul>${present.map((outcome) => markup`<li class="${toneClass(outcome)}"><i aria-hidden="true">${looks[outcome].sign}</i>${each.counts[outcome]} ${outcome}</li>`)}</ul>
</article>
`;
}

function bar({ counts }: ClassRecord): Markup {
  const total = Math.max(
    outcomes.reduce((sum, outcome) => sum + counts[outcome], 0),
    1,
  );
  let left = 0;
  const parts = [...outcomes].reverse().map((outcome) => {
    const width = (counts[outcome] / total) * 100;
    const part = markup`<rect class="${toneClass(outcome)}" x="${left.toFixed(2)}" width="${width.toFixed(2)}" height="4"/>`;
    left += width;
    return width > 0 && part;
  });
  return markup`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}

function classOf(conclusion: keyof typeof signs): string {
  return `c-${conclusion.replace(' ', '-')}`;
}

export function guide(facts: Facts): Markup {
  const steps = nextSteps(facts);
  return markup`<section id="guide" aria-label="What to do next">
${
  steps.length > 0 &&
  markup`<h2>What to do next</h2>
<ol class="steps">${steps.map((step) => markup`<li>${step}</li>`)}</ol>`
}
<details class="legend"><summary>What the verdicts and outcomes mean</summary>
<dl>${verdictMeanings(facts.deciding).map(({ name, meaning }) => markup`<dt>${name}</dt><dd>${meaning}</dd>`)}
${outcomes.map((outcome) => markup`<dt>${outcomeTag(outcome)}</dt><dd>${looks[outcome].meaning}</dd>`)}</dl></details></section>
`;
}
