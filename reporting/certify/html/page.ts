import type { RunRecord } from '../../../conformance/record/run-record.ts';
import { markup } from '../../html/markup.ts';
import { htmlPage } from '../../html/page.ts';
import { factsOf } from '../facts.ts';
import { differences, otherFailures, rootCauses } from './failures.ts';
import { cards, guide, head } from './head.ts';
import { matrix } from './matrix.ts';
import { docsLinks, localDocs, type PageFacts } from './parts.ts';
import { compatibility, declared, notJudged, provenance } from './rest.ts';

export function htmlReport(record: RunRecord, docs: string = localDocs): string {
  const facts: PageFacts = { ...factsOf(record), docs: docsLinks(docs) };
  const hasFindings = record.conclusion !== 'void';
  return htmlPage(
    `${record.conclusion}: ${record.target.name}`,
    markup`<a class="skip" href="#requirements">To the requirements</a>
${head(facts)}
<main>
${cards(facts)}
${guide(facts)}
${hasFindings && markup`${rootCauses(facts)}${otherFailures(facts)}${differences(facts)}`}
${matrix(facts)}
${notJudged(facts)}
${declared(facts)}
${compatibility(record)}
${provenance(record)}
</main>`,
  );
}
