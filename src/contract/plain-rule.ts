const plainWords: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^must NOT have fewer than (\d+) (\w+)$/, (_, limit, things) => `must have at least ${counted(limit, things)}`],
  [/^must NOT have more than (\d+) (\w+)$/, (_, limit, things) => `must have at most ${counted(limit, things)}`],
  [/^must NOT have duplicate items.*$/, () => 'must not contain the same item twice'],
  [/^must NOT have (?:additional|unevaluated) (\w+)$/, (_, things) => `must not have other ${things}`],
  [/^must NOT be valid$/, () => 'must not have a form that the contract forbids'],
  [/^must match exactly one schema in oneOf$/, () => 'must match exactly one of the forms in the contract'],
  [/^must match a schema in anyOf$/, () => 'must match one of the forms in the contract'],
  [/^must be >= (\S+)$/, (_, limit) => `must be at least ${limit}`],
  [/^must be <= (\S+)$/, (_, limit) => `must be at most ${limit}`],
  [/^must be > (\S+)$/, (_, limit) => `must be greater than ${limit}`],
  [/^must be < (\S+)$/, (_, limit) => `must be less than ${limit}`],
];

export function plainRule(message: string): string {
  for (const [pattern, words] of plainWords) if (pattern.test(message)) return message.replace(pattern, words);
  return message;
}

function counted(limit = '', things = ''): string {
  if (limit !== '1') return `${limit} ${things}`;
  return `${limit} ${things === 'properties' ? 'property' : things.replace(/s$/, '')}`;
}
