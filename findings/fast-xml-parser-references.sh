#!/usr/bin/env bash
# Guess: an XML parser decodes numeric character references, because XML itself defines them and HTML has no part in it.
# What happens: fast-xml-parser 5.12.1 decodes &lt; and &amp;, and returns &#8364; and &#10; as they are. It decodes them
# with the option htmlEntities, which also accepts &euro;, although XML does not define that name.
# Who is hurt: readers of JUnit reports, invoices and OOXML parts. Line breaks in attributes can only be written as &#10;, so
# each failure message of several lines shows "&#10;".
source "$(dirname "$0")/support.sh"
npm_packages fast-xml-parser@5.12.1

seen=$(run_node <<'JS'
import { XMLParser } from 'fast-xml-parser';
const xml = '<failure message="line 1&#10;line 2">5 &lt; 6 &#8364;</failure>';
for (const htmlEntities of [false, true]) {
  console.log(JSON.stringify(new XMLParser({ ignoreAttributes: false, htmlEntities }).parse(xml).failure));
}
console.log(new XMLParser({ htmlEntities: true }).parse('<a>&euro;</a>').a);
JS
)
same 'without and with htmlEntities, name of HTML' '{"#text":"5 < 6 &#8364;","@_message":"line 1&#10;line 2"}
{"#text":"5 < 6 €","@_message":"line 1\nline 2"}
€' "$seen"
finish
