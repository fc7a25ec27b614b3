#!/bin/sh
# Deletes the files of installed packages that no program reads, so that the image stays below 200 MB: trim-image.sh <folder>
find "$1" -type f \( \
  -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name 'README*' -o -name 'CHANGELOG*' \
  -o -path '*/test/*' -o -path '*/tests/*' -o -path '*/.yarn/*' -o -path '*/dejavu-fonts-ttf/*' ! -name DejaVuSans.ttf ! -iname '*license*' \
  \) -delete
find "$1" -type d -empty -delete
