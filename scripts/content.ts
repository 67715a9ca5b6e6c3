import { articleSourceChecks } from './content/article-sources.ts';
import { articleChecks } from './content/articles.ts';
import { categoryChecks, sampleChecks } from './content/categories.ts';
import { everydayChecks } from './content/everyday.ts';
import { faqChecks } from './content/faq.ts';
import { foodChecks } from './content/foods.ts';
import { factCountChecks } from './content/fact-counts.ts';
import { milestoneChecks } from './content/milestones.ts';
import { sharedFactChecks } from './content/shared-facts.ts';
import { untreatedSubjectChecks } from './content/untreated-subjects.ts';

const checks = [
  ...milestoneChecks(),
  ...foodChecks(),
  ...articleChecks(),
  ...articleSourceChecks(),
  ...sharedFactChecks(),
  ...factCountChecks(),
  ...categoryChecks(),
  ...sampleChecks(),
  ...faqChecks(),
  ...everydayChecks(),
  ...untreatedSubjectChecks(),
];
for (const { name, problems } of checks) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
const faults = checks.filter(({ problems }) => problems.length > 0).length;
console.log(`content: ${checks.length} checks, ${faults === 1 ? '1 fault' : `${faults} faults`}`);
process.exitCode = faults === 0 ? 0 : 1;
