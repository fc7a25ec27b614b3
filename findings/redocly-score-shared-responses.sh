#!/usr/bin/env bash
# Guess: "redocly score" gives two operations the same score if they differ only in their path.
# What happens: Redocly CLI 2.77.0 counts a shared response (#/components/responses) only for the first operation that refers
# to it. The second operation has no examples of responses and no errors in the metrics, and its score is 17 points lower.
# Who is hurt: teams that share error responses and set a minimum score, because the order of the paths changes the score.
source "$(dirname "$0")/support.sh"
npm_packages @redocly/cli@2.77.0

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /one: { delete: { operationId: one, description: Deletes it., responses: { '204': { description: done }, '404': { $ref: '#/components/responses/Missing' } } } }
  /two: { delete: { operationId: two, description: Deletes it., responses: { '204': { description: done }, '404': { $ref: '#/components/responses/Missing' } } } }
components:
  responses:
    Missing:
      description: missing
      content: { application/json: { schema: { type: object, properties: { code: { type: string, description: why, minLength: 1 } } }, example: { code: a } } }
YAML
export REDOCLY_TELEMETRY=off
seen=$(npx --no-install redocly score api.yaml --format json 2>/dev/null | node -e '
  const { operationScores: scores, rawMetrics: { operations } } = JSON.parse(require("fs").readFileSync(0, "utf8"));
  for (const id of ["one", "two"]) console.log(id, scores[id].agentReadiness, operations[id].responseExamplePresent, operations[id].totalErrorResponses);')
same 'operation, score, example of a response, errors' 'one 98.8 true 1
two 82 false 0' "$seen"
finish
