# Shared by the findings: a temporary folder, pinned packages, and the comparison of seen and recorded results.
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
PATH="$repository/node_modules/.bin:$PATH"
folder=$(mktemp -d)
started=()
changed=0
trap 'for id in "${started[@]}"; do kill "$id" 2>/dev/null || true; done; wait; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
echo "node $(node --version)"

# npm_packages NAME@VERSION...
npm_packages() {
  npm install --no-audit --no-fund --ignore-scripts --save-exact --loglevel=error "$@" >&2 || exit 2
  npm ls --depth=0 --parseable --long | tail -n +2 | sed 's/.*://' || exit 2
}

# debian_package NAME UPSTREAM-VERSION
debian_package() {
  dpkg-query --show "$1" >/dev/null 2>&1 ||
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"; } >&2 || exit 2
  local found
  found=$(dpkg-query --show --showformat='${Version}' "$1")
  echo "$1 $found"
  [[ $found == *"$2"* ]] || { echo "recorded with $1 $2" >&2; exit 2; }
}

# run_node < SCRIPT: the script resolves the packages of the temporary folder.
run_node() { node --input-type=module "$@"; }

# zip_xml FILE < JSON: a package whose parts are the properties of the JSON object. Needs fflate.
zip_xml() {
  cat > parts.json
  node --input-type=module --eval "
    import { strToU8, zipSync } from 'fflate'; import fs from 'node:fs';
    const parts = Object.entries(JSON.parse(fs.readFileSync('parts.json', 'utf8')));
    fs.writeFileSync('$1', zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)]))));"
}

# docx FILE BODY: a Word document with the given content of w:body. Needs fflate.
docx() {
  BODY=$2 node --eval '
    const office = "http://schemas.openxmlformats.org";
    const word = `${office}/wordprocessingml/2006/main`;
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
    console.log(JSON.stringify({
      "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      "_rels/.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/document.xml": `<w:document xmlns:w="${word}"><w:body>${process.env.BODY}</w:body></w:document>`,
    }))' | zip_xml "$1"
}

# xlsx FILE: a workbook whose only sheet, shared strings and number format come from ROWS, STRINGS and FORMAT. Needs fflate.
xlsx() {
  node --eval '
    const office = "http://schemas.openxmlformats.org";
    const main = `xmlns="${office}/spreadsheetml/2006/main"`;
    const links = `${office}/officeDocument/2006/relationships`;
    const { ROWS, STRINGS = "", FORMAT = "General" } = process.env;
    const parts = { workbook: "sheet.main", "worksheets/sheet1": "worksheet", styles: "styles", sharedStrings: "sharedStrings" };
    const types = Object.entries(parts).map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`);
    const relations = [["worksheets/sheet1", "worksheet"], ["styles", "styles"], ["sharedStrings", "sharedStrings"]];
    const xf = (id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"/>`;
    console.log(JSON.stringify({
      "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types.join("")}</Types>`,
      "_rels/.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${office}/package/2006/relationships">${relations.map(([part, type]) => `<Relationship Id="${type}" Type="${links}/${type}" Target="${part}.xml"/>`).join("")}</Relationships>`,
      "xl/workbook.xml": `<workbook ${main} xmlns:r="${links}"><sheets><sheet name="Sheet1" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
      "xl/worksheets/sheet1.xml": `<worksheet ${main}><sheetData>${ROWS}</sheetData></worksheet>`,
      "xl/sharedStrings.xml": `<sst ${main}>${STRINGS}</sst>`,
      "xl/styles.xml": `<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="170" formatCode="${FORMAT}"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1">${xf(0)}</cellStyleXfs><cellXfs count="2">${xf(0)}${xf(170)}</cellXfs></styleSheet>`,
    }))' | zip_xml "$1"
}

# same WHAT RECORDED SEEN
same() {
  echo "$1: $3"
  [[ $3 == "$2" ]] || { echo "  changed, recorded was: $2"; changed=1; }
}

finish() { exit "$changed"; }

# free_ports NAME...: sets each variable to a free port of 127.0.0.1.
free_ports() {
  read -r "$@" < <(node --input-type=module --eval "
    import net from 'node:net'; import { once } from 'node:events';
    const servers = process.argv.slice(1).map(() => net.createServer().listen(0, '127.0.0.1'));
    await Promise.all(servers.map((server) => once(server, 'listening')));
    console.log(servers.map((server) => server.address().port).join(' ')); servers.forEach((server) => server.close());" -- "$@")
}

# run PORT COMMAND...: starts a program that stays in the foreground, and waits for its port.
run() {
  local port=$1 tries=0
  shift
  "$@" > "$folder/$(basename "$1").log" 2>&1 &
  started+=($!)
  until (: < "/dev/tcp/127.0.0.1/$port") 2>/dev/null; do
    (( ++tries < 100 )) || { cat "$folder/$(basename "$1").log" >&2; exit 2; }
    sleep 0.1
  done
}
