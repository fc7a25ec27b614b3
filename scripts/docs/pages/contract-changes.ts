import { type ContractChange, changesSinceRelease, levelOf } from '../../changes/compare.ts';
import { type Document, resolve } from '../../generate/model.ts';
import { asText, code, type DocsPage } from '../markdown.ts';
import { sitePage } from '../render.ts';

const titles = { admin: 'Administration', documents: 'Documents', sandbox: 'Control plane' } as const;
const longest = 160;

export async function contractChangesPage(project: string): Promise<DocsPage> {
  const { release, comparisons } = await changesSinceRelease(project);
  const interfaces = comparisons.map(({ name, changes, document }) => {
    const { major = [], minor = [], patch = [] } = Object.groupBy(changes, ({ impact }) => impact);
    const rows = { major: rowsOf(major, document), minor: rowsOf(minor, document), patches: patch.length };
    return { name, title: titles[name], level: levelOf(changes), ...rows };
  });
  return sitePage('contract-changes', 'contract-changes', { release, interfaces });
}

/** Changes that several operations share have one row. */
function rowsOf(changes: readonly ContractChange[], document: Document) {
  const rows = Map.groupBy(
    changes.map((change) => rowOf(change, document)),
    ({ what }) => what,
  );
  return [...rows].map(([what, own]) => ({ what, where: [...new Set(own.map(({ where }) => where))].join(', ') }));
}

function rowOf({ path, property = '', kind, verdicts }: ContractChange, document: Document) {
  const steps = path.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [, area, address = '', method = '', ...rest] = steps.filter((step) => step !== '$ref');
  const isPath = area === 'paths';
  const parameter =
    isPath && rest[0] === 'parameters' ? document.paths[address]?.[method]?.parameters?.[Number(rest[1])] : undefined;
  if (parameter) rest[1] = resolve(document, parameter).name;
  const place = `${(isPath ? rest : steps.slice(1)).join('/')} ${property}`.trim();
  const message = verdicts.map((verdict) => verdict.message).join(' ');
  const told = message.length > longest ? `${message.slice(0, longest)} …` : message;
  return {
    what: `${place && `${code(place)} `}${kind}. ${asText(told)}`.trim(),
    where: isPath ? code(`${method.toUpperCase()} ${address}`.trim()) : 'the whole contract',
  };
}
