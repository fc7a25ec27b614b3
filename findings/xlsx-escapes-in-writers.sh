#!/usr/bin/env bash
# Guess: XLSX writers store any text so that their own reader returns it, also a text that looks like an escape (_x0041_).
# What happens: exceljs 4.4.0 and SheetJS 0.20.3 write the text _x0041_ without escaping its underscore, and then read the
# letter A. For control characters SheetJS writes an escape and reads it back. exceljs leaves the characters out.
# Who is hurt: exporters of names of files, fields and code. Other programs (Excel, LibreOffice) show the letter, too.
source "$(dirname "$0")/support.sh"
npm_packages exceljs@4.4.0 @e965/xlsx@0.20.3

seen=$(run_node <<'JS'
import ExcelJS from 'exceljs';
import XLSX from '@e965/xlsx';
const texts = ['_x0041_', 'a\u0001b'];
const workbook = new ExcelJS.Workbook();
workbook.addWorksheet('A').addRow(texts);
const again = await new ExcelJS.Workbook().xlsx.load(await workbook.xlsx.writeBuffer());
console.log(JSON.stringify(again.worksheets[0].getRow(1).values.slice(1)));
const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([texts]), 'A');
const { Sheets } = XLSX.read(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
console.log(JSON.stringify([Sheets.A.A1.v, Sheets.A.B1.v]));
JS
)
same 'exceljs, SheetJS' '["A","ab"]
["A","a\u0001b"]' "$seen"
finish
