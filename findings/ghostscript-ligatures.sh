#!/usr/bin/env bash
# Guess: Ghostscript keeps the text of a PDF file when it writes the file again, for example to make it smaller or PDF/A.
# What happens: Ghostscript 10.00.0 swaps the bytes of the letters of a ligature in the table ToUnicode. "Pflicht" looks as
# before, and its text becomes P, U+6600, U+6C00, icht (two Chinese characters). A ligature is one glyph with two letters.
# Who is hurt: archives and searches. Copying, pdftotext and pdf.js give the Chinese characters, and no search finds the word.
source "$(dirname "$0")/support.sh"
npm_packages pdfkit@0.20.2 dejavu-fonts-ttf@2.37.3
debian_package ghostscript 10.00.0
debian_package poppler-utils 22.12.0

run_node <<'JS'
import fs from 'node:fs';
import PDFDocument from 'pdfkit';
const pdf = new PDFDocument();
pdf.pipe(fs.createWriteStream('before.pdf'));
pdf.font('node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif.ttf').text('Pflicht');
pdf.end();
JS
gs -q -sDEVICE=pdfwrite -o after.pdf before.pdf
same 'before Ghostscript' Pflicht "$(pdftotext before.pdf - | head -1)"
same 'after Ghostscript' P昀氀icht "$(pdftotext after.pdf - | head -1)"
finish
