#!/usr/bin/env bash
# Guess: a merged SARIF file has the results of all runs, or separate runs if their automationDetails differ.
# What happens: SARIF Multitool 5.7.0 puts both runs into one, with the automationDetails of the first. A result of the second
# run that equals a result of the first is left out.
# Who is hurt: whoever merges the reports of two targets that fail the same rule in files with the same name.
source "$(dirname "$0")/support.sh"
npm_packages @microsoft/sarif-multitool-linux@5.7.0
export DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1

for target in a b; do
  cat > "$target.sarif" <<JSON
{ "\$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
  "tool": { "driver": { "name": "tool" } }, "automationDetails": { "id": "tool/$target/" },
  "results": [{ "ruleId": "R1", "level": "error", "message": { "text": "The rule is broken." } }] }] }
JSON
done
chmod +x node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool
node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool merge a.sarif b.sarif --output-file merged.sarif > /dev/null
seen=$(run_node <<'JS'
import fs from 'node:fs';
const { runs } = JSON.parse(fs.readFileSync('merged.sarif', 'utf8'));
console.log(JSON.stringify(runs.map(({ automationDetails, results }) => [automationDetails.id, results.length])));
JS
)
same 'runs and results' '[["tool/a/",1]]' "$seen"
finish
