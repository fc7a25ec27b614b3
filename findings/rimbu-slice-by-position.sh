#!/usr/bin/env bash
# Guess: a persistent sorted map with access by position returns any page of its entries.
# What happens: in @rimbu/sorted 1.1.1, sliceIndex() of a SortedMap with 1,000 entries, which were added in another order
# than that of their keys, raises a TypeError of the library for a few valid ranges. Each entry alone can be read by its
# position, and with 500 entries all ranges work.
# Who is hurt: servers that read the pages of a list from such a map: a few pages of a larger list fail, always the same.
source "$(dirname "$0")/support.sh"
npm_packages @rimbu/sorted@1.1.1

seen=$(run_node <<'JS'
import { SortedMap } from '@rimbu/sorted/map';
for (const count of [500, 1000]) {
  const map = SortedMap.from(Array.from({ length: count }, (_, at) => [(at * 7919) % count, at]));
  const errors = [];
  for (let start = 0; start < count; start++) {
    try { if (map.sliceIndex({ start, amount: 10 }).toArray().length !== Math.min(10, count - start)) errors.push(`${start} short`); }
    catch (error) { errors.push(`${start} ${error.constructor.name}`); }
  }
  const missing = Array.from({ length: count }, (_, at) => at).filter((at) => map.getKeyAtIndex(at) !== at);
  console.log(`${count} entries: ${errors.length > 0 ? 'some pages fail' : 'all pages'}, ${errors[0] ?? 'no error'}; ${missing.length} wrong single entries`);
}
JS
)
same 'pages of 10 entries' '500 entries: all pages, no error; 0 wrong single entries
1000 entries: some pages fail, 492 TypeError; 0 wrong single entries' "$seen"
finish
