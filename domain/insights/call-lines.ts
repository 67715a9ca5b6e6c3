import { articleHref } from '#domain/articles/addresses.ts';
import { redFlags, redFlagsOf } from '#domain/articles/red-flags-data.ts';
import { readAnswer } from '#domain/milestones/progress.ts';
import { calendarAge } from '#domain/time/age.ts';
import type { InsightFacts } from './insight-facts.ts';
import type { InsightLine } from './insight-text.ts';
import { feverArticle, safetyFactAt } from './safety-data.ts';

/** A sentence of an article on safety for the age since birth. */
export function safetyLines({ growth: { child, today } }: InsightFacts): InsightLine[] {
  const fact = safetyFactAt(calendarAge(child.bornOn, today).months);
  return fact ? [{ text: fact.text, link: { title: fact.title, href: articleHref('education', fact.uuid) } }] : [];
}

/** When to call, in the words of the rules: fever at the age since birth, and a skill that was lost. */
export function callLines({ answers, growth: { child, today } }: InsightFacts): InsightLine[] {
  const lost = answers.some((answer) => readAnswer(answer) === 'lost') ? redFlagsOf(['rf-regression']) : [];
  return [
    ...lost.map(({ firstSentence }) => ({
      text: firstSentence,
      link: { title: 'Milestones', href: '/milestones' },
    })),
    ...feverLines(calendarAge(child.bornOn, today).months),
  ];
}

const FEVER = ['rf-fever-u3m', 'rf-fever'];

function feverLines(months: number): InsightLine[] {
  const rule = redFlags.find(
    ({ id, ageMinMonths, ageMaxMonths }) =>
      FEVER.includes(id) && (ageMinMonths ?? 0) <= months && months <= (ageMaxMonths ?? months),
  );
  if (!rule) return [];
  // From 3 months on the rule tells of the height of a fever second.
  const said = rule.id === 'rf-fever' ? [rule.thenSay[1], rule.firstSentence] : [rule.firstSentence];
  // 'Fever from 3 months on: warning signs'
  const [title = ''] = rule.title.split(':');
  const text = [`${title}.`, ...said].filter((one) => one !== undefined).join(' ');
  return [{ text, link: { title: feverArticle.title, href: articleHref('education', feverArticle.uuid) } }];
}
