import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { parse } from 'yaml';
import { createProgram } from '../../../cli/main.ts';
import { loadRules } from '../../../grading/rules/load-rules.ts';
import { areas, type ClientRule } from '../../../grading/rules/rule.ts';
import { scenarios } from '../../../grading/scenarios/index.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import { transportFaults } from '../../../src/faults/transport/transport-faults.ts';
import { readDecisions } from '../../redocly/registers.ts';
import { requirementAreas } from '../areas.ts';
import { type ListedRequest, type ListedTrigger, listedTriggers } from '../listing.ts';
import { anchor, asText, code, type DocsPage, labelLinks, labelsOfMark } from '../markdown.ts';
import { docsAreaOf, sitePage } from '../render.ts';

export function decisionPage(openapi: string): DocsPage {
  return sitePage('decisions', 'decisions', { decisions: Object.fromEntries(readDecisions(openapi)) });
}

export function changesPage(project: string): DocsPage {
  const text = readFileSync(join(project, 'CHANGELOG.md'), 'utf8');
  const markdown = text.replace(/^# .*$/m, '# Changes').replaceAll('<', '&lt;');
  return { path: 'register/changes.md', markdown: `${markdown.trimEnd()}\n` };
}

interface ErrorCode {
  status?: number;
  when: string;
  remedy: string;
  basis: string;
  claims?: string[];
  decision?: string;
  job?: boolean;
}

const errorFiles = [
  { file: 'common', title: 'Both interfaces' },
  { file: 'admin', title: 'Administration' },
  { file: 'documents', title: 'Documents' },
  { file: 'sandbox', title: 'Control plane of the sandbox' },
];

export function errorPage(openapi: string): DocsPage {
  const sections = errorFiles.map(({ file, title }) => ({
    ...{ file, title },
    codes: Object.entries(codesOf(openapi, file)).map(([name, entry]) => ({ ...entry, name, marks: marksOf(entry) })),
  }));
  return sitePage('errors', 'errors', { sections });
}

/** If several APIs define an error code, uses the anchor of the API that `name` identifies. */
export function errorAnchors(openapi: string, name: string): Map<string, string> {
  const files = errorFiles
    .map(({ file }) => file)
    .toSorted((left, right) => Number(left === name) - Number(right === name));
  return new Map(
    files.flatMap((file) =>
      Object.keys(codesOf(openapi, file)).map((each) => [each, `${file}-${anchor(each)}`] as const),
    ),
  );
}

function codesOf(openapi: string, file: string): Record<string, ErrorCode> {
  return parse(readFileSync(join(openapi, 'errors', `${file}.yaml`), 'utf8'));
}

function marksOf({ status, basis, claims, decision, job }: ErrorCode): string {
  const where = [status === undefined ? '' : code(String(status)), job ? 'in a job' : ''].filter(Boolean).join(', ');
  return [where, labelLinks(labelsOfMark({ basis, meaning: undefined, claims, decision }))].filter(Boolean).join(' · ');
}

/** A contract fault: its name, its effect, and the requirement that the sandbox violates because of the fault. */
export interface FaultEntry {
  id: string;
  requirement: string;
  about: string;
}

export function faultEntries(): FaultEntry[] {
  return Object.entries(contractFaults)
    .map(([id, { requirement, about }]) => ({ id, requirement, about }))
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}

export function faultPage(faults: readonly FaultEntry[]): DocsPage {
  const ofAreas = requirementAreas()
    .map(({ area, title }) => ({ title, faults: faults.filter(({ requirement }) => docsAreaOf(requirement) === area) }))
    .filter((each) => each.faults.length > 0);
  return sitePage('faults', 'faults', { count: faults.length, transport: transportFaults, areas: ofAreas });
}

export function clientRulePage(): DocsPage {
  const rules = loadRules();
  const ofAreas = areas.map((area) => ({ area, rules: rules.filter((rule) => rule.area === area).map(withSource) }));
  return sitePage('client-rules', 'client-rules', { count: rules.length, scenarios, areas: ofAreas });
}

function withSource({ scenarios: named, basis, link, ...rule }: ClientRule) {
  return {
    ...rule,
    where: named === 'all' ? 'every scenario' : `the scenarios ${named.map(code).join(', ')}`,
    source: link.startsWith('https:')
      ? `[${asText(basis)}](${link})`
      : `"${asText(basis)}" (${code(`openapi/${link}`)})`,
  };
}

export function commandPage(): DocsPage {
  const verbs = createProgram().commands.flatMap((verb) => (verb.commands.length > 0 ? verb.commands : [verb]));
  return sitePage('commands', 'commands', { verbs: verbs.map((verb) => ({ name: nameOf(verb), help: helpOf(verb) })) });
}

function nameOf(verb: Command): string {
  return [verb.parent?.name(), verb.name()].filter((name) => name !== 'cps').join(' ');
}

function helpOf(verb: Command): string {
  let text = '';
  verb.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 80, getOutHasColors: () => false });
  verb.outputHelp();
  return text.trim();
}

const interfaces = { admin: 'Administration', documents: 'Documents', sandbox: 'Control plane' } as const;

export function triggerPages(): DocsPage[] {
  const triggers = listedTriggers();
  const ofInterfaces = Object.entries(interfaces).map(([name, title]) => {
    const own = triggers.filter((trigger) => trigger.interface === name);
    return { name, title, count: own.length, operations: Object.groupBy(own.map(shown), ({ operation }) => operation) };
  });
  return [
    sitePage('triggers', 'triggers', { all: triggers.length, interfaces: ofInterfaces }),
    ...ofInterfaces.map((each) => sitePage(`triggers-${each.name}`, 'triggers-of-interface', each)),
  ];
}

function shown({ requests, ...trigger }: ListedTrigger) {
  const verb = trigger.start === 'control key' ? 'requires' : 'has';
  return { ...trigger, verb, requests: requests.map(requestText).join('\n\n') };
}

function requestText({ line, as, headers, body, save }: ListedRequest): string {
  const lines = Object.entries({ ...headers }).map(([name, value]) => `${name}: ${value}`);
  const saved = Object.entries(save).map(([name, pointer]) => `# {${name}} is ${pointer} of the response`);
  const bodyLines = body === null ? [] : [shortened(body)];
  return [`${line}${as ? `   # as ${as}` : ''}`, ...lines, ...bodyLines, ...saved].join('\n');
}

const most = 600;

function shortened(body: string): string {
  return body.length <= most ? body : `${body.slice(0, most)} … ${body.length} characters`;
}
