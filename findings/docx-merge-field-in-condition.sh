#!/usr/bin/env bash
# Guess: readers of Word documents return the result of an IF field, and nothing of its condition.
# What happens: mammoth 1.13.0 and officeparser 8.1.1 also return the result of the merge field inside the condition. The
# value that is only compared stands directly before the chosen text.
# Who is hurt: contract templates choose clauses with { IF { MERGEFIELD country } = "DE" ... }. The extracted text of a
# signed contract has a stray "DE" in front of the clause, and the first word of the clause is not found.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 officeparser@8.1.1 fflate@0.8.2

char() { echo "<w:r><w:fldChar w:fldCharType=\"$1\"/></w:r>"; }
code() { echo "<w:r><w:instrText xml:space=\"preserve\"> $1 </w:instrText></w:r>"; }
text() { echo "<w:r><w:t xml:space=\"preserve\">$1</w:t></w:r>"; }
inner="$(char begin)$(code 'MERGEFIELD country')$(char separate)$(text DE)$(char end)"
condition="$(code IF)$inner$(code '= "DE" "German law" "Swiss law"')"
docx contract.docx "<w:p>$(char begin)$condition$(char separate)$(text 'German law')$(char end)$(text ' applies.')</w:p>"
cat > read.mjs <<'JS'
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
console.log((await mammoth.extractRawText({ path: 'contract.docx' })).value.trim());
console.log((await (await OfficeParser.parseOffice('contract.docx')).to('text')).value.trim());
JS
mapfile -t seen < <(node read.mjs)
same mammoth 'DEGerman law applies.' "${seen[0]}"
same officeparser 'DEGerman law applies.' "${seen[1]}"
finish
