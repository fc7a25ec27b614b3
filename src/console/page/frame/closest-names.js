const most = 3;

/** Sorts names by similarity to the given name. Similar names share many pairs of adjacent letters. */
export function closestNames(name, names) {
  const wanted = pairsOf(name);
  return names
    .map((each) => ({ each, likeness: likenessOf(wanted, pairsOf(each)) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((left, right) => right.likeness - left.likeness)
    .slice(0, most)
    .map(({ each }) => each);
}

function pairsOf(text) {
  return new Set(Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2).toLowerCase()));
}

/** Dice coefficient of two sets: 0 if they have no common members, and 1 if they are equal. */
function likenessOf(left, right) {
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size);
}
