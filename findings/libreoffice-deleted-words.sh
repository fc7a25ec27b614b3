#!/usr/bin/env bash
# Guess: the text export of a document with tracked changes has the inserted words and not the deleted words.
# What happens: LibreOffice 7.4.7 writes both into the text file and into the PDF. In the text file nothing marks the
# deleted words. mammoth 1.13.0 returns the document as it is after the changes.
# Who is hurt: whoever converts negotiated contracts. A term that was changed from 12 to 24 months reads "12 24 months",
# and two converters give two different texts for one document.
source "$(dirname "$0")/support.sh"
npm_packages mammoth@1.13.0 fflate@0.8.2
debian_package libreoffice-writer-nogui 7.4.7
debian_package poppler-utils 22.12.0

by='w:author="user-1" w:date="2024-01-01T00:00:00Z"'
deleted="<w:del w:id=\"1\" $by><w:r><w:delText xml:space=\"preserve\">12 </w:delText></w:r></w:del>"
inserted="<w:ins w:id=\"2\" $by><w:r><w:t xml:space=\"preserve\">24 </w:t></w:r></w:ins>"
docx contract.docx "<w:p><w:r><w:t xml:space=\"preserve\">Term </w:t></w:r>$deleted$inserted<w:r><w:t>months</w:t></w:r></w:p>"
convert() { soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to "$1" contract.docx >/dev/null 2>&1; }
convert txt:Text:UTF8
convert pdf
mammoth=$(run_node <<'JS'
import mammoth from 'mammoth';
console.log((await mammoth.extractRawText({ path: 'contract.docx' })).value.trim());
JS
)
same 'LibreOffice, text export' 'Term 12 24 months' "$(sed 's/^\xef\xbb\xbf//' contract.txt)"
same 'LibreOffice, PDF export' 'Term 12 24 months' "$(pdftotext contract.pdf - | head -1)"
same mammoth 'Term 24 months' "$mammoth"
finish
