import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { TargetError } from './target-error.ts';

const mostValues = 100_000;
const deepest = 100;

export interface ParsedYaml {
  document: Document;
  value: unknown;
  placeOf: (offset: number) => { line: number; col: number };
}

export function parseYaml(text: string, file: string): ParsedYaml {
  try {
    return parsed(text, file);
  } catch (error) {
    // The parser calls itself for each level of nesting.
    if (error instanceof RangeError) throw new TargetError(`${file}: ${tooDeep}`);
    throw error;
  }
}

function parsed(text: string, file: string): ParsedYaml {
  const lines = new LineCounter();
  const fail = (offset: number, reason: string) => new TargetError(`${file}:${lines.linePos(offset).line}: ${reason}`);
  const document = parseDocument(text, { lineCounter: lines, merge: true, uniqueKeys: false });
  const [broken] = [...document.errors, ...document.warnings];
  // The parser reports its own recursion limit as an error of the file.
  if (broken?.message.startsWith('Maximum call stack')) throw fail(broken.pos[0], tooDeep);
  if (broken) throw fail(broken.pos[0], `not valid YAML: ${reasonOf(broken)}`);
  const wrong = wrongAlias(document) ?? wrongMerge(document) ?? repeatedKey(document);
  if (wrong) throw fail(wrong.offset, wrong.reason);
  const value: unknown = document.contents === null ? null : document.toJS({ maxAliasCount: -1 });
  const excess = excessOf(value);
  if (excess) throw fail(offsetOf(document, excess.path), excess.reason);
  return { document, value, placeOf: (offset) => lines.linePos(offset) };
}

const tooDeep = `the values are nested more than ${deepest} levels deep`;

function wrongAlias(document: Document): { offset: number; reason: string } | undefined {
  let found: { offset: number; reason: string } | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      const offset = alias.range?.[0] ?? 0;
      const [begin = 0, , end = 0] = alias.resolve(document)?.range ?? [];
      if (end === 0)
        found = { offset, reason: 'the alias has no anchor before it; put a text that begins with * in quotes' };
      else if (begin <= offset && offset < end)
        found = { offset, reason: 'the alias is inside the value that it repeats' };
      return found && visit.BREAK;
    },
  });
  return found;
}

/** The value of `<<` must be a map, an alias of a map or a list of both. */
function wrongMerge(document: Document): { offset: number; reason: string } | undefined {
  let found: { offset: number; reason: string } | undefined;
  const isMerged = (node: unknown): boolean => isMap(isAlias(node) ? node.resolve(document) : node);
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || key.source !== '<<' || key.type !== 'PLAIN') return undefined;
      const node = isAlias(value) ? value.resolve(document) : value;
      if (isSeq(node) ? node.items.every(isMerged) : isMap(node)) return undefined;
      found = {
        offset: key.range?.[0] ?? 0,
        reason: 'the value of << must be a map, an alias of a map or a list of both',
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** The parser's message without the texts of the file, which can be secrets. */
function reasonOf({ code, message }: YAMLError): string {
  if (code === 'TAG_RESOLVE_FAILED') return 'the tag is unknown; put a text that begins with ! in quotes';
  const [reason = ''] = message.split(/ at line \d+|\n/, 1);
  return reason.replace(/: .*/s, '');
}

function repeatedKey(document: Document): { offset: number; reason: string } | undefined {
  let found: { offset: number; reason: string } | undefined;
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<string>();
      const repeated = items.map(({ key }) => key).find((key) => isScalar(key) && isSeen(seen, String(key.value)));
      if (!isScalar(repeated)) return undefined;
      found = { offset: repeated.range?.[0] ?? 0, reason: `the key ${JSON.stringify(repeated.value)} is there twice` };
      return visit.BREAK;
    },
  });
  return found;
}

function isSeen(seen: Set<string>, key: string): boolean {
  const isKnown = key !== '<<' && seen.has(key);
  seen.add(key);
  return isKnown;
}

interface Excess {
  path: string[];
  reason: string;
}

export function excessOf(root: unknown): Excess | undefined {
  let left = mostValues;
  const excess = (value: unknown, path: string[]): Excess | undefined => {
    if (path.length > deepest) return { path, reason: tooDeep };
    if (--left < 0) return { path, reason: `the file has more than ${mostValues} values, counted with its aliases` };
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
    for (const [name, inner] of Object.entries(value)) {
      const found = excess(inner, [...path, name]);
      if (found) return found;
    }
    return undefined;
  };
  return excess(root, []);
}

export function offsetOf(
  document: Document,
  path: readonly string[],
  source = '',
  part?: { text: string; at: number },
) {
  if (part !== undefined) {
    const node = resolved(document, nodeAt(document, path));
    const [begin = 0, end = 0] = node?.range ?? [];
    const inside = source.slice(begin, end).indexOf(part.text);
    if (inside >= 0) return begin + inside + part.at;
  }
  const nodes = path.map((_name, at) => document.getIn(path.slice(0, path.length - at), true));
  const node = nodes.find((each) => isNode(each) && each.range);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Follows aliases, so that all uses of an anchor have the same node. */
function nodeAt(document: Document, path: readonly string[]): unknown {
  return path.reduce<unknown>((of, name) => {
    const node = resolved(document, of);
    return isCollection(node) ? node.get(name, true) : undefined;
  }, document.contents);
}

function resolved(document: Document, node: unknown) {
  const found = isAlias(node) ? node.resolve(document) : node;
  return isNode(found) ? found : undefined;
}
