#!/usr/bin/env bash
# Guess: pdf.js returns the replacement text (ActualText) of a PDF, as it returns the text of a tagged PDF.
# What happens: pdf.js (unpdf 1.8.1) returns the characters that are drawn. pdftotext 22.12.0 returns the replacement text.
# Who is hurt: PDF writers use ActualText where the drawn characters differ from the words: hyphenated words, initial
# letters, symbols. Two usual readers give two texts for one contract, and a search finds the word in one of them only.
source "$(dirname "$0")/support.sh"
npm_packages unpdf@1.8.1 pdfkit@0.20.2
debian_package poppler-utils 22.12.0

unpdf=$(run_node <<'JS'
import fs from 'node:fs';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';
const pdf = new PDFDocument({ pdfVersion: '1.5', tagged: true });
const chunks = [];
pdf.on('data', (chunk) => chunks.push(chunk));
const ended = new Promise((resolve) => pdf.on('end', resolve));
pdf.markContent('Span', { actual: 'termination' });
pdf.text('termi-nation');
pdf.endMarkedContent();
pdf.end();
await ended;
fs.writeFileSync('contract.pdf', Buffer.concat(chunks));
const { text } = await extractText(new Uint8Array(Buffer.concat(chunks)), { mergePages: true });
console.log(text);
JS
)
same 'pdf.js (unpdf)' 'termi-nation' "${unpdf% }"
same pdftotext termination "$(pdftotext contract.pdf - | head -1)"
finish
