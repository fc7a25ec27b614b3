#!/usr/bin/env bash
# Guess: a reader drops the reading aid (furigana) above a Japanese word, and keeps the word.
# What happens: mammoth 1.13.0 and officeparser 8.1.1 drop the word (w:rubyBase) together with the reading aid (w:rt).
# Who is hurt: Japanese contracts can have furigana over names of persons, companies and places. Exactly these names are missing
# in the extracted text, and the sentence around them still reads well.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 officeparser@8.1.1 fflate@0.8.2

ruby='<w:ruby><w:rubyPr/><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby>'
docx contract.docx "<w:p><w:r><w:t>裁判所は</w:t></w:r><w:r>$ruby</w:r><w:r><w:t>とする。</w:t></w:r></w:p>"
cat > read.mjs <<'JS'
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
console.log((await mammoth.extractRawText({ path: 'contract.docx' })).value.trim());
console.log((await (await OfficeParser.parseOffice('contract.docx')).to('text')).value.trim());
JS
mapfile -t seen < <(node read.mjs)
same 'mammoth, without the place' '裁判所はとする。' "${seen[0]}"
same 'officeparser, without the place' '裁判所はとする。' "${seen[1]}"
finish
