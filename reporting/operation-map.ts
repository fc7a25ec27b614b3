import type { Outcome } from '../conformance/case/outcome.ts';
import { allOutcomes } from './certify/outcome-looks.ts';

interface Row {
  operations: readonly string[];
  outcome: Outcome;
}

/** A requirement about more operations is about answers in general. The map leaves it out. */
const most = 12;

/** A requirement also sends operations that only prepare. Other requirements send these at least this much more often. */
const preparing = 1.5;

/** The outcomes of the requirements of each operation, the worst first. Operations with failures come first. */
export function operationMap(rows: readonly Row[]) {
  const own = rows.filter(({ operations }) => operations.length <= most);
  const uses = new Map<string, number>();
  for (const name of own.flatMap(({ operations }) => operations)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isAbout = ({ operations }: Row, name: string) => {
    const rarest = Math.min(...operations.map((each) => uses.get(each) ?? 0));
    return operations.includes(name) && (uses.get(name) ?? 0) <= rarest * preparing;
  };
  return [...uses.keys()]
    .sort()
    .map((operation) =>
      entryOf(
        operation,
        own.filter((row) => isAbout(row, operation)).map(({ outcome }) => outcome),
      ),
    )
    .filter(({ marks }) => marks.length > 0)
    .sort((one, other) => severity(one.worst) - severity(other.worst));
}

const severity = (outcome: Outcome) => allOutcomes.indexOf(outcome);

function entryOf(operation: string, found: readonly Outcome[]) {
  const marks = found.toSorted((one, other) => severity(one) - severity(other));
  const counts = [...Map.groupBy(marks, (each) => each)].map(([outcome, own]) => `${own.length} ${outcome}`);
  return { operation, marks, text: counts.join(', '), worst: marks[0] ?? 'untested' };
}
