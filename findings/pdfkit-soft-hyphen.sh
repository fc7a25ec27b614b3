#!/usr/bin/env bash
# Guess: pdfkit does not show a soft hyphen (U+00AD) in the middle of a line, and the word stays one word in the text.
# What happens with pdfkit 0.20.2: a standard font prints a visible hyphen in the middle of the line. An embedded font
# prints nothing, but stores a space: pdf.js (unpdf 1.8.1) reads "termi nation", pdftotext 22.12.0 reads "termination".
# Who is hurt: whoever prints text from Word or HTML with optional hyphens. Readers see hyphens in whole words, or a
# search for the word finds nothing.
source "$(dirname "$0")/support.sh"
npm_packages unpdf@1.8.1 pdfkit@0.20.2 dejavu-fonts-ttf@2.37.3
debian_package poppler-utils 22.12.0

cat > write.mjs <<'JS'
import fs from 'node:fs';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';
for (const font of ['Helvetica', 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf']) {
  const pdf = new PDFDocument();
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font(font).text('termi\u00adnation');
  pdf.end();
  await ended;
  fs.writeFileSync(font === 'Helvetica' ? 'standard.pdf' : 'embedded.pdf', Buffer.concat(chunks));
  console.log((await extractText(new Uint8Array(Buffer.concat(chunks)), { mergePages: true })).text.trim());
}
JS
mapfile -t seen < <(node write.mjs)
same 'standard font, pdf.js' 'termi-nation' "${seen[0]}"
same 'standard font, pdftotext' 'termi-nation' "$(pdftotext standard.pdf - | head -1)"
same 'embedded font, pdf.js' 'termi nation' "${seen[1]}"
same 'embedded font, pdftotext' 'termination' "$(pdftotext embedded.pdf - | head -1)"
finish
