import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAlias, isMap, isNode, isScalar, stringify, type YAMLMap } from 'yaml';
import { unreadable } from '../text.ts';
import { parseYaml } from './parse-yaml.ts';
import { readTarget } from './read-target.ts';
import { TargetError } from './target-error.ts';

/** A value at a path of a target file. */
export interface Edit {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** A value as one line of YAML, which is also valid inside a list or map in one line. */
export function flow(value: unknown): string {
  const text = stringify({ it: value }, { lineWidth: 0, collectionStyle: 'flow' });
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .slice('{ it: '.length, -' }'.length);
}

/** Changes only the edited values. The file stays as it is if the result is no target file or cannot be written. */
export function editTarget(file: string, edits: readonly Edit[]): void {
  const fresh = `${file}.${process.pid}.new`;
  try {
    const real = realpathSync(file);
    const before = readFileSync(real, 'utf8');
    const text = edits.reduce((all, edit) => edited(all, edit, file), before);
    writeFileSync(fresh, text, { flag: 'wx', mode: statSync(real).mode });
    readTarget(fresh);
    if (readFileSync(real, 'utf8') !== before) throw new Error('it was changed meanwhile; run the command again');
    renameSync(fresh, real);
  } catch (error) {
    throw new TargetError(`${file} is not written: ${unreadable(error).replaceAll(fresh, file)}`);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** The text with one edit. A value that the file repeats with an alias is changed only at the path. */
export function edited(text: string, { path, value }: Edit, file: string): string {
  const { document } = parseYaml(text, file);
  let node: unknown = document.contents;
  for (const [at, name] of path.entries()) {
    const rest = path.slice(at + 1);
    if (isAlias(node)) return replaced(text, node, withValue(node.toJS(document), [name, ...rest], value));
    if (!isMap(node)) return text;
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
    if (pair === undefined) return inserted(text, node, name, withValue(undefined, rest, value));
    node = pair.value;
  }
  return replaced(text, node, value);
}

function withValue(of: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  return name === undefined ? value : { ...Object(of), [name]: withValue(Object(of)[name], rest, value) };
}

function replaced(text: string, node: unknown, value: unknown): string {
  const [begin = 0, end = begin] = (isNode(node) && node.range) || [];
  const rest = text.slice(begin + text.slice(begin, end).trimEnd().length);
  return `${text.slice(0, begin)}${begin === end ? ' ' : ''}${flow(value)}${rest}`;
}

/** The new property is the first of the map, because the indentation of the first is known. */
function inserted(text: string, map: YAMLMap, name: string, value: unknown): string {
  const key = map.items[0]?.key;
  const [begin] = (isNode(key) && key.range) || [];
  if (begin === undefined) return replaced(text, map, { [name]: value });
  const indent = ' '.repeat(begin - text.lastIndexOf('\n', begin - 1) - 1);
  return `${text.slice(0, begin)}${name}: ${flow(value)}${map.flow ? ', ' : `\n${indent}`}${text.slice(begin)}`;
}
