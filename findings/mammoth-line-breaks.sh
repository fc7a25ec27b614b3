#!/usr/bin/env bash
# Guess: mammoth's extractRawText returns a line break (Shift+Enter in Word) as a line break, or at least as a space.
# What happens: mammoth 1.13.0 drops w:br. The last word of a line and the first word of the next line become one word, and
# two numbers become one number. mammoth returns no message about it. officeparser 8.1.1 keeps the line break.
# Who is hurt: whoever searches, compares or indexes contracts. "fee 500" and "2000 EUR" become a fee of 5002000 EUR.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 officeparser@8.1.1 fflate@0.8.2

docx contract.docx '<w:p><w:r><w:t>fee 500</w:t><w:br/><w:t>2000 EUR</w:t></w:r></w:p>'
cat > read.mjs <<'JS'
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
const { value, messages } = await mammoth.extractRawText({ path: 'contract.docx' });
console.log(JSON.stringify([value, messages]));
console.log(JSON.stringify((await (await OfficeParser.parseOffice('contract.docx')).to('text')).value));
JS
mapfile -t seen < <(node read.mjs)
same 'mammoth, text and messages' '["fee 5002000 EUR\n\n",[]]' "${seen[0]}"
same officeparser '"fee 500\n2000 EUR"' "${seen[1]}"
finish
