#!/usr/bin/env bash
# Guess: a reader returns the signs that Word inserts with Insert > Symbol and with Ctrl+Shift+Hyphen.
# What happens: officeparser 8.1.1 drops both. "fee >= 5 %" with the symbol U+2265 becomes "fee 5 %", and a non-breaking
# hyphen joins two words. mammoth 1.13.0 returns both signs.
# Who is hurt: whoever reads conditions from contracts. The clause has another meaning, and no sign shows that it changed.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 officeparser@8.1.1 fflate@0.8.2

docx contract.docx '<w:p><w:r><w:t xml:space="preserve">fee </w:t><w:sym w:font="Symbol" w:char="F0B3"/>
<w:t xml:space="preserve"> 5 % non</w:t><w:noBreakHyphen/><w:t>compete</w:t></w:r></w:p>'
cat > read.mjs <<'JS'
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
const ascii = (text) => text.trim().replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`);
console.log(ascii((await mammoth.extractRawText({ path: 'contract.docx' })).value));
console.log(ascii((await (await OfficeParser.parseOffice('contract.docx')).to('text')).value));
JS
mapfile -t seen < <(node read.mjs)
same mammoth 'fee \u2265 5 % non\u2011compete' "${seen[0]}"
same officeparser 'fee  5 % noncompete' "${seen[1]}"
finish
