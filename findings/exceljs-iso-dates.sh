#!/usr/bin/env bash
# Guess: every reader of XLSX files reads a cell of type "d" (an ISO 8601 date), which the file format defines.
# What happens: exceljs 4.4.0 reads the year as a day number. 2024-02-29 and 2024-12-31 both become 1905-07-16.
# read-excel-file 9.3.17 and xlsx 0.18.5 read the dates.
# Who is hurt: importers of files with ISO dates, such as openpyxl writes with iso_dates=True. All dates of one year
# become one valid date, so no check for an invalid date reports it.
source "$(dirname "$0")/support.sh"
npm_packages exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 fflate@0.8.2

ROWS='<row r="1"><c r="A1" t="d" s="1"><v>2024-02-29</v></c><c r="B1" t="d" s="1"><v>2024-12-31</v></c></row>' \
  FORMAT='yyyy\-mm\-dd' xlsx dates.xlsx
cat > read.mjs <<'JS'
import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/node';
import XLSX from 'xlsx';
const days = (cells) => console.log(cells.map((cell) => cell.toISOString().slice(0, 10)).join(' '));
const workbook = await new ExcelJS.Workbook().xlsx.readFile('dates.xlsx');
days(workbook.worksheets[0].getRow(1).values.slice(1));
days((await readSheet('dates.xlsx'))[0]);
days(XLSX.utils.sheet_to_json(XLSX.readFile('dates.xlsx', { cellDates: true }).Sheets.Sheet1, { header: 1 })[0]);
JS
mapfile -t seen < <(TZ=UTC node read.mjs)
same exceljs '1905-07-16 1905-07-16' "${seen[0]}"
same read-excel-file '2024-02-29 2024-12-31' "${seen[1]}"
same xlsx '2024-02-29 2024-12-31' "${seen[2]}"
finish
