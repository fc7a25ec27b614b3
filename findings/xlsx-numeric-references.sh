#!/usr/bin/env bash
# Guess: XLSX readers decode the numeric character reference of any character. XML writers that write ASCII use them.
# What happens: read-excel-file 9.3.17 and xlsx 0.18.5 cut the number to 16 bits. U+20BB7 (a character of Japanese family
# names) becomes U+0BB7, which is a Tamil letter. exceljs 4.4.0 reads the right character.
# Who is hurt: importers of persons from files that openpyxl and other ASCII writers made. The import reports success, and
# a name has a letter of another script.
source "$(dirname "$0")/support.sh"
npm_packages exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 fflate@0.8.2

ROWS='<row r="1"><c r="A1" t="s"><v>0</v></c></row>' STRINGS='<si><t>&#x20BB7;</t></si>' xlsx names.xlsx
cat > read.mjs <<'JS'
import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/node';
import XLSX from 'xlsx';
const code = (value) => console.log(`U+${value.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
code((await new ExcelJS.Workbook().xlsx.readFile('names.xlsx')).worksheets[0].getCell('A1').value);
code((await readSheet('names.xlsx'))[0][0]);
code(XLSX.readFile('names.xlsx').Sheets.Sheet1.A1.v);
JS
mapfile -t seen < <(node read.mjs)
same exceljs U+20BB7 "${seen[0]}"
same read-excel-file U+0BB7 "${seen[1]}"
same xlsx U+0BB7 "${seen[2]}"
finish
