#!/usr/bin/env bash
# Guess: pdfkit lays out a Hebrew line from right to left, because its font engine shapes Hebrew and Arabic.
# What happens: pdfkit 0.20.2 puts the letters of each word from right to left, and the words from left to right. The first
# word of the sentence stands at the left, where a reader of Hebrew ends. With the font feature "rtla" the order is right.
# Who is hurt: whoever prints Hebrew or Arabic contracts. Each word is readable, so nobody who cannot read the script sees
# that the sentence runs backwards. A search for a phrase in the PDF finds nothing.
source "$(dirname "$0")/support.sh"
npm_packages pdfkit@0.20.2 dejavu-fonts-ttf@2.37.3
debian_package poppler-utils 22.12.0

run_node <<'JS'
import fs from 'node:fs';
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
for (const [file, options] of [['plain.pdf', {}], ['rtla.pdf', { features: ['rtla'] }]]) {
  const pdf = new PDFDocument();
  const out = pdf.pipe(fs.createWriteStream(file));
  pdf.font('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf').text('אחת שתיים שלוש', options);
  pdf.end();
  await once(out, 'finish');
}
JS
text() { pdftotext "$1" - | head -1 | LC_ALL=C sed 's/\xe2\x80[\xaa-\xae]//g'; }
same 'words without a feature, as pdftotext reads the page from right to left' 'שלוששתיים אחת' "$(text plain.pdf)"
same 'words with the feature rtla' 'אחת שתיים שלוש' "$(text rtla.pdf)"
finish
