#!/usr/bin/env bash
# A client for "cps grade" with curl and jq.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Credentials are passed in files, because other users can read the arguments of a process.
printf 'X-API-Key: %s\n' "$CPS_API_KEY" >"$work/key"

fail() { echo "$*" >&2; exit 1; }

renew() {
  curl -sS --fail-with-body -X POST -H @"$work/key" -o "$work/token.json" "$CPS_BASE_URL/v2/admin/auth/token"
  printf 'Authorization: Bearer %s\n' "$(jq -r .token "$work/token.json")" >"$work/token"
}

# send METHOD ADDRESS [curl options]: sends one request. Sets status, and writes the files $work/body and $work/headers.
send() {
  local method=$1 address=$2
  shift 2
  status=$(curl -sS --max-time 30 -X "$method" -H @"$work/token" -o "$work/body" -D "$work/headers" \
    -w '%{http_code}' "$@" "$CPS_BASE_URL$address") || status=broken
}

header() { tr -d '\r' <"$work/headers" | sed -n "s/^$1: //Ip" | tail -n 1; }

# call METHOD ADDRESS [curl options]: sends a request. Renews an expired token, and repeats reads that failed.
call() {
  [ -e "$work/token" ] || renew
  local attempt pause after
  for attempt in 1 2 3 4 5; do
    send "$@"
    if [ "$status" = 401 ] && grep -q 'TOKEN EXPIRED' "$work/body"; then
      renew
      send "$@"
    fi
    case $status in
      2* | 304) return ;;
      429 | 503 | broken) [ "$1" = GET ] || fail "$1 $2: $status" ;;
      *) fail "$1 $2: $status" ;;
    esac
    [ "$attempt" = 5 ] && fail "$1 $2 failed 5 times"
    pause=$((attempt == 1 ? 1 : attempt))
    after=0
    [ "$status" = broken ] || after=$(header retry-after)
    # A gateway can send a date instead of the seconds.
    case $after in *GMT) after=$(($(date -d "$after" +%s) - $(date +%s) + 1)) ;; esac
    sleep $((${after:-0} > pause ? after : pause))
  done
}

read_departments() {
  local id
  for id in "$@"; do
    call GET "/v2/admin/departments/$id"
    jq -r .data.attributes.name "$work/body"
  done
}

# write METHOD ADDRESS JSON: sends a request with a JSON body.
write() { call "$1" "$2" -H 'Content-Type: application/vnd.api+json' --data-binary "$3"; }

create() {
  write POST /v2/admin/departments "$(jq -n --arg name "$1" '{data: {type: "departments", attributes: {$name}}}')"
  department=$(jq -r .data.id "$work/body")
}

# wait_for SECONDS: reads the job of the last response until it has ended.
wait_for() {
  local address pause end=$((SECONDS + $1))
  address=$(header location) pause=$(header retry-after)
  while [ "$SECONDS" -lt "$end" ]; do
    sleep "$pause"
    call GET "$address"
    case $(jq -r .data.attributes.status "$work/body") in
      succeeded) return ;;
      failed) fail "the job failed" ;;
    esac
  done
  fail "the job did not end in $1 s"
}

remove() { call DELETE "/v2/admin/departments/$1"; wait_for "${2:-600}"; }

# add_members DEPARTMENT: adds the users whose ids are lines of the standard input.
add_members() {
  local ids
  jq -Rcn '[inputs] | range(0; length; 500) as $at | .[$at:$at + 500]' >"$work/parts"
  while read -r ids <&3; do
    write PATCH "/v2/admin/departments/$1/members" \
      "{\"data\":{\"type\":\"department-members\",\"attributes\":{\"operation\":\"add\",\"members\":$ids}}}"
    wait_for 600
    jq -r '.data.attributes.result.entries[] | select(.outcome == "failed") | "not added: \(.id)"' "$work/body"
  done 3<"$work/parts"
}

all_users() {
  local address='/v2/admin/users?page%5Bsize%5D=100'
  while [ "$address" != null ]; do
    call GET "$address"
    jq -r '.data[].id' "$work/body" >>"$work/users"
    address=$(jq -r .links.next "$work/body")
  done
  sort -un "$work/users"
}

upload() {
  call POST /documents -H 'Expect:' -F "file=@$CPS_FILE;type=text/plain"
  document=$(jq -r .documentId "$work/body")
}

case $CPS_SCENARIO in
  basics)
    read_departments 1 2 3 4 5 6
    create 'Zürich – 東京'
    call GET /v2/admin/departments -G --data-urlencode 'filter[path]=A+B Müller'
    call GET "/documents/docid/$(jq -rn '"Q3 2026/8 + annex" | @uri')"
    ;;
  token-expiry) read_departments 1 2 3 4 5 6 ;;
  redirect | outage) read_departments 1 ;;
  refusal) read_departments 999999 ;;
  job | job-failure) remove 12 ;;
  job-partial) printf '%s\n' 1 2 999999 | add_members 12 ;;
  job-endless) remove 12 5 ;;
  lists) all_users >"$work/ids"; wc -l <"$work/ids" ;;
  members)
    create 'Night Shift'
    all_users >"$work/ids"
    add_members "$department" <"$work/ids"
    ;;
  unstable) read_departments 1 2 3 4 5 6 7 8 ;;
  lost-response | large-file) upload ;;
  files)
    upload
    while call GET "/documents/$document" && [ "$(jq -r .status "$work/body")" = IN_PROGRESS ]; do sleep 1; done
    call GET "/documents/$document/content"
    call GET "/documents/$document/content" -H "If-None-Match: $(header etag)"
    ;;
  surprises)
    read_departments 1 2 3 4 5 6
    create 'Big Numbers'
    read_departments "$department"
    remove "$department"
    ;;
esac
