import { none, TermTrie } from './term-trie.ts';

export interface Find {
  start: number;
  end: number;
  term: number;
}

/** The maximum number of characters per piece of text. Between two pieces, the server can handle other requests. */
export const turnLength = 50_000;

/** Stands in a folded text for the hyphen and the line break in a divided word. A term may contain a hyphen there. */
export const joint = '\u2010';
export const jointUnit = joint.charCodeAt(0);
const hyphenUnit = '-'.charCodeAt(0);
/** A text with more divided words in a row is not read in all their forms. */
const mostForms = 16;

/** A position in the automaton. `joints` are the places of the joints that were read as nothing, the last first. */
interface State {
  node: number;
  joints: readonly number[];
}

const noJoints: readonly number[] = [];
const start: readonly State[] = [{ node: 0, joints: noJoints }];

const readingCost = { fewTerms: 1, manyTerms: 5 };
const fewCharacters = 60;

/** Searches a text for many terms at the same time. Yields the cost of each step before the step runs. */
export class TermFinder {
  readonly #making: Generator<number, TermTrie>;
  #trie: TermTrie | undefined;
  readonly #count: number;
  readonly #readingCost: number;

  constructor(terms: readonly string[]) {
    this.#making = TermTrie.of(terms.map((term) => term.replaceAll(joint, '-')));
    this.#count = terms.length;
    const isShort = terms.join('').length <= fewCharacters;
    this.#readingCost = isShort ? readingCost.fewTerms : readingCost.manyTerms;
  }

  *#built(): Generator<number, TermTrie> {
    while (!this.#trie) {
      const { done, value } = this.#making.next();
      if (done) this.#trie = value;
      else yield value;
    }
    return this.#trie;
  }

  /** If several terms start at the same position, returns the term that is first in the list of terms. */
  *first(text: string, from = 0): Generator<number, Find | undefined> {
    const trie = yield* this.#built();
    const scan: FirstScan = { text, at: from, states: start, found: undefined };
    for (let isOver = false; !isOver && scan.at < text.length; ) {
      yield this.#readingCost * Math.min(turnLength, text.length - scan.at);
      isOver = firstInPiece(trie, scan);
    }
    return scan.found;
  }

  *each(parts: readonly string[] | Generator<string>, take: Take): Generator<number, void> {
    const trie = yield* this.#built();
    const scan: EachScan = { text: '', at: 0, states: start, seen: new Uint8Array(this.#count) };
    for (const text of parts) {
      [scan.text, scan.at] = [text, 0];
      while (scan.at < text.length) {
        yield this.#readingCost * Math.min(turnLength, text.length - scan.at);
        if (scanPiece(trie, scan, take)) return;
      }
    }
  }
}

interface Scan {
  text: string;
  at: number;
  states: readonly State[];
}

interface FirstScan extends Scan {
  found: Find | undefined;
}

/** Returns true if no term that begins earlier can follow. */
function firstInPiece(trie: TermTrie, scan: FirstScan): boolean {
  return readPiece(trie, scan, (node, joints, end) => {
    if (scan.found && beginOf(end - trie.depth(node), joints) > scan.found.start) return true;
    const ending = trie.ending(node);
    if (ending !== 0) {
      const start = beginOf(end - trie.depth(ending), joints);
      scan.found = firstOf(scan.found, { start, end, term: trie.termAt(ending) });
    }
    return false;
  });
}

type Take = (term: number) => 'stop' | 'go on';

interface EachScan extends Scan {
  seen: Uint8Array;
}

function scanPiece(trie: TermTrie, scan: EachScan, take: Take): boolean {
  const { seen } = scan;
  return readPiece(trie, scan, (node) => {
    for (let end = trie.ending(node); end !== 0; end = trie.shorter(end)) {
      const term = trie.termAt(end);
      if (seen[term] === 1) break;
      seen[term] = 1;
      if (take(term) === 'stop') return true;
    }
    return false;
  });
}

type Visit = (node: number, joints: readonly number[], end: number) => boolean;

/** Visits each node at which a term ends, and after the first find all nodes. Returns true if a visit did. */
function readPiece(trie: TermTrie, scan: PlainScan, visit: Visit): boolean {
  for (const to = Math.min(scan.text.length, scan.at + turnLength); scan.at < to; ) {
    const read = onlyNode(scan.states) === none ? readJoined : readPlain;
    if (read(trie, scan, visit, to)) return true;
  }
  return false;
}

interface PlainScan extends Scan {
  found?: Find | undefined;
}

function readPlain(trie: TermTrie, scan: PlainScan, visit: Visit, to: number): boolean {
  const { text } = scan;
  let { at } = scan;
  let node = onlyNode(scan.states);
  for (let unit = text.charCodeAt(at); at < to && unit !== jointUnit; unit = text.charCodeAt(at)) {
    node = trie.next(node, unit);
    at += 1;
    if ((scan.found || trie.ending(node) !== 0) && visit(node, noJoints, at)) return true;
  }
  scan.at = at;
  scan.states = [{ node, joints: noJoints }];
  return at < to && readJoined(trie, scan, visit);
}

function readJoined(trie: TermTrie, scan: PlainScan, visit: Visit): boolean {
  const { text, at } = scan;
  const unit = text.charCodeAt(at);
  scan.states = nextStates(trie, scan.states, unit, at);
  scan.at += 1;
  return scan.states.some(({ node, joints }) => {
    const isSkipped = unit === jointUnit && joints[0] === at;
    return !isSkipped && trie.ending(node) !== 0 && visit(node, joints, at + 1);
  });
}

/** A joint is read as a hyphen and as nothing. Joints before the longest term that can end here are forgotten. */
function nextStates(trie: TermTrie, states: readonly State[], unit: number, at: number): State[] {
  const next = states.flatMap(({ node, joints }) => {
    if (unit === jointUnit) return [stateAt(trie.next(node, hyphenUnit), joints), { node, joints: [at, ...joints] }];
    return [stateAt(trie.next(node, unit), joints)];
  });
  const isNew = ({ node }: State, index: number) => next.findIndex((each) => each.node === node) === index;
  return next.filter(isNew).slice(0, mostForms);

  function stateAt(node: number, joints: readonly number[]): State {
    const first = at + 1 - trie.depth(node) - joints.length;
    return { node, joints: joints.filter((place) => place >= first) };
  }
}

function onlyNode([state, ...others]: readonly State[]): number {
  return others.length === 0 && state?.joints.length === 0 ? state.node : none;
}

function beginOf(begin: number, joints: readonly number[]): number {
  return joints.reduce((earlier, place) => (place >= earlier ? earlier - 1 : earlier), begin);
}

function firstOf(before: Find | undefined, find: Find): Find {
  if (!before || find.start < before.start) return find;
  return find.start === before.start && find.term < before.term ? find : before;
}
