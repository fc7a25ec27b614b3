import { type Change, type Comparison, changesSinceRelease, levelOf } from '../../changes/compare.ts';
import { type Document, type Operation, resolve } from '../../generate/model.ts';
import { asText, code, type DocsPage } from '../markdown.ts';
import { sitePage } from '../render.ts';

const titles = { admin: 'Administration', documents: 'Documents', sandbox: 'Control plane' } as const;

export async function contractChangesPage(project: string): Promise<DocsPage> {
  const { release, comparisons } = await changesSinceRelease(project);
  const interfaces = comparisons.map((each) => ({
    ...{ name: each.name, title: titles[each.name], level: levelOf(each.changes), major: rowsOf(each, 'major') },
    ...{ minor: rowsOf(each, 'minor'), patches: each.changes.filter(({ impact }) => impact === 'patch').length },
  }));
  return sitePage('contract-changes', 'contract-changes', { release, interfaces });
}

/** Changes that several operations share have one row. */
function rowsOf({ changes, document }: Comparison, level: Change['impact']) {
  const placed = changes
    .filter(({ impact }) => impact === level)
    .map((change) => ({ ...placeOf(change, document), change }));
  const groups = Map.groupBy(placed, ({ rest, change }) => sentenceOf(rest, change));
  return [...groups].map(([what, own]) => ({
    what,
    where: [...new Set(own.map(({ operation }) => operation))].join(', '),
  }));
}

const longest = 160;

function sentenceOf(rest: string, { kind, property, verdicts }: Change): string {
  const place = [rest, property].filter(Boolean).join(' ');
  const messages = verdicts.map(({ message }) => message).join(' ');
  const told = messages.length > longest ? `${messages.slice(0, longest)} …` : messages;
  return `${[code(place), `${kind}.`].filter((part) => part !== '``').join(' ')}${told ? ` ${asText(told)}` : ''}`;
}

function placeOf({ path }: Change, document: Document): { operation: string; rest: string } {
  const [, area, ...steps] = path.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (area !== 'paths') return { operation: 'the whole contract', rest: [area, ...steps].join('/') };
  const [address = '', method = '', ...rest] = steps;
  const operation = document.paths[address]?.[method];
  const named = namedParameter(document, operation, rest).filter((step) => step !== '$ref');
  return { operation: code(`${method.toUpperCase()} ${address}`.trim()), rest: named.join('/') };
}

function namedParameter(document: Document, operation: Operation | undefined, [part = '', at = '', ...rest]: string[]) {
  const parameter = part === 'parameters' ? operation?.parameters?.[Number(at)] : undefined;
  if (parameter === undefined || at === '') return [part, at, ...rest].filter((step) => step !== '');
  return ['parameters', resolve(document, parameter).name, ...rest];
}
