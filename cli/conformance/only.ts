import type { Case } from '../../conformance/case/case.ts';
import { type Saved, savedId } from '../../conformance/explore/saved.ts';
import { didYouMean } from '../../conformance/target/did-you-mean.ts';
import { counted } from '../../conformance/text.ts';

export function unknownIds(
  chosen: readonly string[],
  cases: readonly Pick<Case, 'id' | 'requirement'>[],
  saved: readonly Saved[],
): string | undefined {
  const known = new Set([...cases.flatMap(({ id, requirement }) => [id, requirement]), ...saved.map(savedIdAt)]);
  const unknown = chosen.filter((id) => !known.has(id));
  if (unknown.length === 0) return undefined;
  const hint = unknown.length === 1 ? didYouMean(unknown[0] ?? '', [...known]) : '';
  const text = `--only: no case, requirement or saved finding has the id ${unknown.join(', ')}${hint}`;
  if (!unknown.some((id) => /^saved-\d+$/.test(id))) return text;
  return `${text}; the target has ${counted(saved.length, 'saved finding')}`;
}

function savedIdAt(_saved: Saved, at: number): string {
  return savedId(at);
}
