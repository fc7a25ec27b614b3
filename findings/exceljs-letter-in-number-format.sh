#!/usr/bin/env bash
# Guess: a number stays a number when its format only adds a letter, for example 0\d for "30d" or #,##0\ \m for "1,200 m".
# What happens: exceljs 4.4.0 takes the escaped letter for a part of a date. 30 becomes 1900-01-29. With the same letter in
# quotation marks it stays 30. read-excel-file 9.3.17 and xlsx 0.18.5 read 30 in both cells.
# Who is hurt: importers of notice periods ("30d"), sizes ("1,200 m") and durations ("12h"). The cells become dates.
source "$(dirname "$0")/support.sh"
npm_packages exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 fflate@0.8.2

cat > read.mjs <<'JS'
import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/node';
import XLSX from 'xlsx';
const workbook = await new ExcelJS.Workbook().xlsx.readFile('terms.xlsx');
const cell = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
console.log(cell(workbook.worksheets[0].getCell('A1').value));
console.log(cell((await readSheet('terms.xlsx'))[0][0]));
console.log(cell(XLSX.utils.sheet_to_json(XLSX.readFile('terms.xlsx', { cellDates: true }).Sheets.Sheet1, { header: 1 })[0][0]));
JS
row='<row r="1"><c r="A1" s="1"><v>30</v></c></row>'
for format in '0\d' '#,##0\ \m' '0\h' '0&quot;d&quot;'; do
  ROWS=$row FORMAT=$format xlsx terms.xlsx
  recorded='1900-01-29 30 30'
  [[ $format == *quot* ]] && recorded='30 30 30'
  same "$format: exceljs, read-excel-file, xlsx" "$recorded" "$(node read.mjs | tr '\n' ' ' | sed 's/ $//')"
done
finish
