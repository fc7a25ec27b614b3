#!/usr/bin/env bash
# Guess: file-type recognizes no type in a plain text in English.
# What happens: file-type 22.3.0 compares only the first bytes for some types. A text that begins with "FORM OF AGREEMENT"
# is an AIFF sound, "BMW" a bitmap, "solid waste" a 3D model, "MZ" a Windows program, "PAR1" a Parquet table.
# Who is hurt: whoever checks the type of uploaded contracts. "FORM OF ..." is a usual title of English agreements.
source "$(dirname "$0")/support.sh"
npm_packages file-type@22.3.0

seen=$(run_node <<'JS'
import { fileTypeFromBuffer } from 'file-type';
const starts = ['FORM OF AGREEMENT', 'BMW lease agreement', 'GIFT agreement', 'solid waste agreement', 'MZ agreement', 'PAR1 agreement', 'AGREEMENT'];
for (const start of starts) {
  const text = `${start}\n\n${'The parties agree to the following terms.\n'.repeat(50)}`;
  console.log(`${start}: ${(await fileTypeFromBuffer(new TextEncoder().encode(text)))?.mime}`);
}
JS
)
same 'types' 'FORM OF AGREEMENT: audio/aiff
BMW lease agreement: image/bmp
GIFT agreement: image/gif
solid waste agreement: model/stl
MZ agreement: application/x-msdownload
PAR1 agreement: application/vnd.apache.parquet
AGREEMENT: undefined' "$seen"
finish
