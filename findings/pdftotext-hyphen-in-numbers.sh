#!/usr/bin/env bash
# Guess: pdftotext joins a word that is hyphenated at the end of a line, and leaves the hyphen of a number alone.
# What happens: pdftotext 22.12.0 removes any hyphen at the end of a line. The contract number 2024-0815 becomes 20240815,
# clause A-1 becomes A1, and "5 -" before a line end loses the minus sign. pdf.js (unpdf 1.8.1) keeps the hyphens.
# Who is hurt: whoever reads contract numbers, telephone numbers and addresses of pages from PDF text. The result depends
# on where the line was broken. The same number in the middle of a line keeps its hyphen.
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
pdf.text('contract 2024-\n0815 and clause A-\n1 in 2024-0815: 7 -\n2');
pdf.end();
await ended;
fs.writeFileSync('contract.pdf', Buffer.concat(chunks));
const { text } = await extractText(new Uint8Array(Buffer.concat(chunks)), { mergePages: true });
console.log(text.trim().replaceAll('\n', '|'));
JS
)
same 'pdf.js (unpdf), line breaks as |' 'contract 2024-|0815 and clause A-|1 in 2024-0815: 7 -|2' "$unpdf"
same pdftotext 'contract 20240815 and clause A1 in 2024-0815: 7 2' "$(pdftotext contract.pdf - | head -1)"
finish
