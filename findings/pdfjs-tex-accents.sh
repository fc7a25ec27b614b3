#!/usr/bin/env bash
# Guess: pdf.js gives "Kündigung" for a PDF of pdflatex with the default font encoding (OT1), as pdftotext does.
# What happens: OT1 fonts draw an accent and then its letter. pdf.js (unpdf 1.8.1) gives the two signs "¨u", also with
# normalization, because U+00A8 does not combine with the next letter. pdftotext 22.12 gives u with the combining mark U+0308.
# Who is hurt: everybody who searches texts of such PDFs for names with accents.
source "$(dirname "$0")/support.sh"
npm_packages unpdf@1.8.1
debian_package poppler-utils 22.12
file="$repository/fixtures/corpus/latex-accents.pdf"
seen=$(FILE=$file run_node <<'JS'
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(process.env.FILE))), { mergePages: true });
console.log(text.normalize('NFC').slice(0, 26));
JS
)
same 'pdf.js' 'The K¨undigung of the caf´' "$seen"
same 'pdftotext' $'Ku\u0308ndigung' "$(pdftotext "$file" - | head -1 | cut -d' ' -f2)"
finish
