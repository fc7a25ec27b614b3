#!/usr/bin/env bash
# Guess: a reader of PDF files returns a title with spaced letters (letter-spacing in CSS, character spacing in PDF) as
# words, because the file contains the words, and only the distance of the letters is larger.
# What happens: pdf.js (unpdf 1.8.1) puts a space between all letters from a distance of about 0.2 of the font size on.
# pdftotext 22.12.0 compares the distances within a line and returns the words.
# Who is hurt: a search for "agreement" does not find the contracts whose title is a spaced MASTER AGREEMENT, as browsers,
# wkhtmltopdf, WeasyPrint and LibreOffice print it.
source "$(dirname "$0")/support.sh"
npm_packages unpdf@1.8.1 pdfkit@0.20.2
debian_package poppler-utils 22.12.0

unpdf=$(run_node <<'JS'
import fs from 'node:fs';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';
const pdf = new PDFDocument();
const chunks = [];
pdf.on('data', (chunk) => chunks.push(chunk));
const ended = new Promise((resolve) => pdf.on('end', resolve));
pdf.fontSize(12).text('MASTER AGREEMENT', { characterSpacing: 3.5 });
pdf.end();
await ended;
fs.writeFileSync('title.pdf', Buffer.concat(chunks));
const { text } = await extractText(new Uint8Array(Buffer.concat(chunks)), { mergePages: true });
console.log(text);
JS
)
same 'pdf.js (unpdf)' 'M A S T E R A G R E E M E N T' "$(echo $unpdf)"
same pdftotext 'MASTER AGREEMENT' "$(pdftotext title.pdf - | head -1)"
finish
