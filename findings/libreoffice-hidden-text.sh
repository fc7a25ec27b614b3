#!/usr/bin/env bash
# Guess: the text export and the PDF export of one document have the same words.
# What happens: LibreOffice 7.4.7 writes hidden text (w:vanish) into the text file, and not into the PDF.
# Who is hurt: whoever converts contracts to text. A remark that nobody sees on the page stands in the middle of a clause,
# and two exports of one program give two texts.
source "$(dirname "$0")/support.sh"
npm_packages fflate@0.8.2
debian_package libreoffice-writer-nogui 7.4.7
debian_package poppler-utils 22.12.0

text() { echo "<w:r>${2:-}<w:t xml:space=\"preserve\">$1</w:t></w:r>"; }
docx contract.docx "<w:p>$(text 'Fee ')$(text 'ask for more ' '<w:rPr><w:vanish/></w:rPr>')$(text '500 EUR')</w:p>"
convert() { soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to "$1" contract.docx >/dev/null 2>&1; }
convert txt:Text:UTF8
convert pdf
same 'text export' 'Fee ask for more 500 EUR' "$(sed 's/^\xef\xbb\xbf//' contract.txt)"
same 'PDF export' 'Fee 500 EUR' "$(pdftotext contract.pdf - | head -1)"
finish
