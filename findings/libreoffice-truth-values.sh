#!/usr/bin/env bash
# Guess: a spreadsheet program stores a truth value that somebody typed as a truth value (a cell of type "b").
# What happens: LibreOffice 7.4 stores it as the formula TRUE() with its result. It reads a plain truth value, and writes the
# formula when it saves the file.
# Who is hurt: importers that refuse files with formulas, and tools that compare the formulas of two versions of a file. A file
# without formulas has one after somebody opens and saves it.
source "$(dirname "$0")/support.sh"
npm_packages fflate@0.8.2
debian_package libreoffice-calc 7.4

ROWS='<row r="1"><c r="A1" t="b"><v>1</v></c></row>' xlsx given.xlsx
formula_in() {
  node --input-type=module --eval "
    import { unzipSync, strFromU8 } from 'fflate'; import fs from 'node:fs';
    const xml = strFromU8(unzipSync(fs.readFileSync('$1'))['xl/worksheets/sheet1.xml']);
    console.log(/<f[^>]*>([^<]*)/.exec(xml)?.[1] ?? 'no formula');"
}
same 'the given file' 'no formula' "$(formula_in given.xlsx)"
mkdir saved
soffice --headless -env:UserInstallation="file://$folder/profile" --convert-to xlsx --outdir saved given.xlsx > /dev/null
same 'saved by LibreOffice' 'TRUE()' "$(formula_in saved/given.xlsx)"
finish
