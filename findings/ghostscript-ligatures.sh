#!/usr/bin/env bash
# Guess: Ghostscript keeps the text of a PDF file when it writes the file again, for example to make it smaller or PDF/A.
# What happens: Ghostscript 10.00.0 swaps the bytes of the letters of a ligature in the table ToUnicode of a file of
# WeasyPrint. "Pflicht" looks as before, and its text becomes P, U+6600, U+6C00, icht (two Chinese characters).
# Who is hurt: archives and searches. Copying, pdftotext and pdf.js give the Chinese characters, and no search finds the word.
source "$(dirname "$0")/support.sh"
debian_package weasyprint 57.2
debian_package fonts-dejavu-core 2.37
debian_package ghostscript 10.0.0
debian_package poppler-utils 22.12.0

echo '<p style="font-family: DejaVu Serif">Pflicht</p>' | weasyprint - before.pdf
gs -q -sDEVICE=pdfwrite -o after.pdf before.pdf
same 'before Ghostscript' Pflicht "$(pdftotext before.pdf - | head -1)"
same 'after Ghostscript' P昀氀icht "$(pdftotext after.pdf - | head -1)"
finish
