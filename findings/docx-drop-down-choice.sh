#!/usr/bin/env bash
# Guess: the text of a filled form contains the choice of a drop-down form field, as the printed page does.
# What happens: mammoth 1.13.0, officeparser 8.1.1 and the text export of LibreOffice 7.4.7 return the sentence without the
# choice. The PDF export of the same LibreOffice prints it. Word stores only the number of the chosen entry (w:result).
# Who is hurt: forms with "payment: monthly or yearly". A system that indexes the text of the form loses the answer.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 officeparser@8.1.1 fflate@0.8.2
debian_package libreoffice-writer-nogui 7.4.7
debian_package poppler-utils 22.12.0

entries='<w:ddList><w:result w:val="1"/><w:listEntry w:val="monthly"/><w:listEntry w:val="yearly"/></w:ddList>'
field="<w:r><w:fldChar w:fldCharType=\"begin\"><w:ffData><w:name w:val=\"term\"/><w:enabled/>$entries</w:ffData></w:fldChar></w:r>
<w:r><w:instrText> FORMDROPDOWN </w:instrText></w:r><w:r><w:fldChar w:fldCharType=\"end\"/></w:r>"
docx form.docx "<w:p><w:r><w:t xml:space=\"preserve\">Payment: </w:t></w:r>$field<w:r><w:t>.</w:t></w:r></w:p>"
cat > read.mjs <<'JS'
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
console.log((await mammoth.extractRawText({ path: 'form.docx' })).value.trim());
console.log((await (await OfficeParser.parseOffice('form.docx')).to('text')).value.trim());
JS
mapfile -t seen < <(node read.mjs)
convert() { soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to "$1" form.docx >/dev/null 2>&1; }
convert txt:Text:UTF8
convert pdf
same mammoth 'Payment: .' "${seen[0]}"
same officeparser 'Payment: .' "${seen[1]}"
same 'LibreOffice, text export' 'Payment: .' "$(sed 's/^\xef\xbb\xbf//' form.txt)"
same 'LibreOffice, PDF export' 'Payment: yearly.' "$(pdftotext form.pdf - | head -1)"
finish
