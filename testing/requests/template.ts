/**
 * The values of `fixtures/lab`. An object with one key such as `$repeat` stands for a value that is too long for a file.
 * A placeholder in braces stands for a value of the scope. The placeholder `{n}` is the number of a repetition.
 */
export type Scope = Readonly<Record<string, unknown>>;

const mebibyte = 1024 * 1024;

export function made(node: unknown, scope: Scope = {}): unknown {
  if (typeof node === 'string') return withValues(node, scope);
  if (Array.isArray(node)) return node.map((each) => made(each, scope));
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node);
  const [[key = '', value] = []] = members;
  if (Object.hasOwn(operators, key)) return operators[key]?.(Array.isArray(value) ? value : [value], scope);
  return Object.fromEntries(members.map(([name, each]) => [name, made(each, scope)]));
}

export function scopeNumbered(scope: Scope, n: number): Scope {
  return { ...scope, n, next: n + 1, n36: n.toString(36), char: String.fromCharCode(n + 1) };
}

function withValues(text: string, scope: Scope): unknown {
  const [, whole = ''] = /^\{(\w+)\}$/.exec(text) ?? [];
  if (whole in scope) return made(scope[whole], scope);
  return text.replaceAll(/\{(\w+)\}/g, (place, name) => (name in scope ? String(made(scope[name], scope)) : place));
}

type Operator = (parts: readonly unknown[], scope: Scope) => unknown;

const operators: Readonly<Record<string, Operator>> = {
  /** The text and the number of its repetitions. */
  $repeat: ([text, times], scope) => String(made(text, scope)).repeat(Number(made(times, scope))),
  $join: (parts, scope) => joined(parts.map((part) => made(part, scope))),
  /** The number of lines, a line, and the separator of the lines. */
  $lines: ([count, line, separator = '\n'], scope) => items(count, line, scope).join(String(separator)),
  /** The number of items in a list, and an item. */
  $times: ([count, item], scope) => items(count, item, scope),
  /** The start, an item that is repeated, the end, the size in bytes, and the separator of the items. */
  $fill: ([before, item, after, bytes = mebibyte, separator = ','], scope) => {
    const [start, end] = [String(before), String(after)];
    const found: string[] = [];
    if (typeof item === 'string' && !item.includes('{n')) {
      const times = Math.floor((Number(bytes) - start.length - end.length) / (item.length + String(separator).length));
      return start + Array.from({ length: times }, () => item).join(String(separator)) + end;
    }
    for (let n = 0, size = start.length + end.length; ; n++) {
      const next = String(made(item, scopeNumbered(scope, n)));
      size += next.length + String(separator).length;
      if (size > Number(bytes)) return start + found.join(String(separator)) + end;
      found.push(next);
    }
  },
  $json: ([value], scope) => JSON.stringify(made(value, scope)),
  $hex: ([digits]) => Buffer.from(String(digits), 'hex'),
};

/** The items of a list within a list are numbered on, so that all items differ. */
function items(count: unknown, item: unknown, scope: Scope): unknown[] {
  const length = Number(made(count, scope));
  const first = Number(scope['n'] ?? 0) * length;
  return Array.from({ length }, (_, at) => made(item, scopeNumbered(scope, first + at)));
}

function joined(parts: readonly unknown[]): string | Buffer {
  if (!parts.some((part) => part instanceof Buffer)) return parts.join('');
  return Buffer.concat(parts.map((part) => (part instanceof Buffer ? part : Buffer.from(String(part)))));
}
