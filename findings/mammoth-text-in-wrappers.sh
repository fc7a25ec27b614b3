#!/usr/bin/env bash
# Guess: a reader that does not know an element around words still returns the words.
# What happens: mammoth 1.13.0 drops the words with the element: a document property (w:fldSimple), and text in an explicit
# writing direction (w:dir and w:bdo). officeparser 8.1.1 returns the same words.
# Who is hurt: contract templates put the party into a property field, and texts in Hebrew or Arabic can have w:dir. The
# party's name is missing in the text, the document looks complete, and a search does not find the contract.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 officeparser@8.1.1 fflate@0.8.2

run='<w:r><w:t xml:space="preserve">'
docx contract.docx "<w:p>$run between </w:t></w:r><w:fldSimple w:instr=\" DOCPROPERTY Party \">$run party 1</w:t></w:r></w:fldSimple>\
<w:dir w:val=\"rtl\">$run and party 2</w:t></w:r></w:dir><w:bdo w:val=\"rtl\">$run and party 3</w:t></w:r></w:bdo></w:p>"
cat > read.mjs <<'JS'
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
const { value } = await mammoth.extractRawText({ path: 'contract.docx' });
console.log(JSON.stringify(value.trim().split(/\s+/).join(' ')));
const parsed = await OfficeParser.parseOffice('contract.docx');
console.log(JSON.stringify((await parsed.to('text')).value.trim().split(/\s+/).join(' ')));
JS
mapfile -t seen < <(node read.mjs)
same mammoth '"between"' "${seen[0]}"
same officeparser '"between party 1 and party 2 and party 3"' "${seen[1]}"
finish
