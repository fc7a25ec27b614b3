#!/usr/bin/env bash
# Guess: file-type recognizes every XLSX file by the content types of its parts.
# What happens: file-type 22.3.0 says application/zip if [Content_Types].xml is in UTF-16, and if its name is in small letters.
# The Open Packaging Conventions allow UTF-16, and compare names ignoring case.
# Who is hurt: upload checks that refuse such workbooks, which spreadsheet programs open.
source "$(dirname "$0")/support.sh"
npm_packages file-type@22.3.0 yazl@3.3.1

seen=$(run_node <<'JS'
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import yazl from 'yazl';
const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
for (const [what, name, bytes] of [
  ['UTF-8:', '[Content_Types].xml', Buffer.from(types)],
  ['UTF-16:', '[Content_Types].xml', Buffer.from(`\ufeff${types}`, 'utf16le')],
  ['small letters:', '[content_types].xml', Buffer.from(types)],
]) {
  const zip = new yazl.ZipFile();
  zip.addBuffer(bytes, name);
  zip.addBuffer(Buffer.from('<workbook/>'), 'xl/workbook.xml');
  zip.end();
  console.log(what, (await fileTypeFromBuffer(await buffer(zip.outputStream)))?.ext);
}
JS
)
same 'type' 'UTF-8: xlsx
UTF-16: zip
small letters: zip' "$seen"
finish
