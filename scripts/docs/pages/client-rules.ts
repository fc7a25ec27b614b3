import { loadRules } from '../../../grading/rules/load-rules.ts';
import { areas, type ClientRule } from '../../../grading/rules/rule.ts';
import { scenarios } from '../../../grading/scenarios/index.ts';
import { code, type Page, page, plain, table } from '../markdown.ts';

export function clientRulePage(): Page {
  const rules = loadRules();
  return page(
    'register/client-rules.md',
    '---\npageClass: register grouped\noutline: 2\n---',
    '# Rules for clients',
    `${code('cps grade')} judges a client by ${rules.length} rules in ${scenarios.length} scenarios. The guide
[Get your client graded](/partner/grade) explains how to grade a client.`,
    '## Scenarios',
    table(
      ['Scenario', 'Task'],
      scenarios.map(({ id, task }) => [code(id), plain(task)]),
    ),
    ...areas.flatMap((area) => [`## Area ${area}`, ...rules.filter((rule) => rule.area === area).map(ruleEntry)]),
  );
}

function ruleEntry({ id, level, statement, basis, link, scenarios: named, remedy, sketch }: ClientRule): string {
  const where = named === 'all' ? 'every scenario' : `the scenarios ${named.map(code).join(', ')}`;
  const source = link.startsWith('https:')
    ? `[${plain(basis)}](${link})`
    : `"${plain(basis)}" (${code(`openapi/${link}`)})`;
  return [
    `### ${id} {#${id}}`,
    plain(statement),
    `- The rule ${code(id)} has the level ${code(level)} and is based on ${source}.\n- \`cps grade\` judges the rule ${code(id)} in ${where}.\n- **Remedy for ${code(id)}.** ${plain(remedy)}`,
    `\`\`\`ts\n${sketch}\n\`\`\``,
  ].join('\n\n');
}
