#!/usr/bin/env bash
# Guess: readers of JUnit XML keep the names of tests as text, and count the tests of a test suite inside a test suite.
# What happens: junit2json 4.0.0 and test-results-parser 0.4.6 turn a test named "0404" into the number 404.
# test-results-parser also leaves out the test of the inner suite: it states 1 failure and lists no failed test.
# Who is hurt: whoever names tests after status codes or clause numbers, and whoever groups requirements in nested suites.
source "$(dirname "$0")/support.sh"
npm_packages junit2json@4.0.0 test-results-parser@0.4.6

cat > report.xml <<'XML'
<testsuites><testsuite name="outer" tests="2" failures="1">
  <testsuite name="inner" tests="1" failures="1"><testcase name="b" classname="c" time="1"><failure message="no"/></testcase></testsuite>
  <testcase name="0404" classname="c" time="1"/>
</testsuite></testsuites>
XML
seen=$(run_node <<'JS'
import fs from 'node:fs';
import { parse } from 'junit2json';
import results from 'test-results-parser';
const outer = (await parse(fs.readFileSync('report.xml', 'utf8'))).testsuite[0];
console.log(JSON.stringify([outer.testcase[0].name, outer.testsuite[0].testcase[0].name]));
const { total, failed, status, suites } = results.parse({ type: 'junit', files: ['report.xml'] });
console.log(JSON.stringify({ total, failed, status, names: suites.flatMap((s) => s.cases.map((c) => c.name)) }));
JS
)
same 'junit2json, then test-results-parser' '[404,"b"]
{"total":2,"failed":1,"status":"FAIL","names":[404]}' "$seen"
finish
