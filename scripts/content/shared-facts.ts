import content from '#content/articles/facts.json' with { type: 'json' };
import everyday from '#content/articles/everyday.json' with { type: 'json' };
import faq from '#content/articles/faq.json' with { type: 'json' };
import table from '#content/articles/shared-facts.json' with { type: 'json' };
import milestones from '#content/milestones/milestones.json' with { type: 'json' };
import flags from '#content/red-flags/red-flags.json' with { type: 'json' };
import { agesText } from '#domain/articles/ages-text.ts';
import type { ArticleFile } from '#server/articles/rules/article-file.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import { piecesInPlace } from './article-pieces.ts';
import type { ContentCheck } from './content-check.ts';

export type SharedFacts = typeof table;
type SharedFact = SharedFacts['facts'][number];
type Rule = (typeof flags.rules)[number];

/** What a parent reads in one piece, and the heading and words above it where it stands in a list. */
export type PlacedText = { readonly where: string; readonly above: string; readonly text: string };

/** Articles, answers, facts that were found, and rules against what they share. */
export function sharedFactChecks(
  texts: readonly PlacedText[] = publishedTexts(),
  { facts }: SharedFacts = table,
): readonly ContentCheck[] {
  return [
    { name: `shared facts: ${facts.length}, each said one way`, problems: facts.flatMap((one) => against(one, texts)) },
    { name: 'shared facts: each is said, has a source, and would be missed', problems: rowProblems(facts, texts) },
    { name: 'shared facts: phone numbers are those of the list', problems: texts.flatMap(phoneProblems) },
    { name: 'shared facts: degrees in F and in C agree', problems: texts.flatMap(degreeProblems) },
    { name: 'shared facts: the rule on a lost skill is one', problems: lostSkillProblems() },
  ];
}

export function publishedTexts(articles: readonly ArticleFile[] = articleFiles()): readonly PlacedText[] {
  return [
    ...articles.flatMap((article) => piecesInPlace(article).map((piece) => ({ where: article.file, ...piece }))),
    ...Object.entries(content.articles).flatMap(([id, { facts }]) =>
      facts
        .map(({ fact, state }, index) => ({ where: `${id} fact ${index}`, above: '', text: fact, state }))
        .filter(({ state }) => state !== 'not-found'),
    ),
    ...[...faq.faq, ...everyday.everyday].map(({ id, answer }) => ({ where: id, above: '', text: answer })),
    ...flags.rules.flatMap(ruleTexts),
    { where: 'safetyNet', above: '', text: flags.safetyNet.text },
  ];
}

function ruleTexts({ id, firstSentence, thenSay, stepsByAge }: Rule): PlacedText[] {
  const steps = stepsByAge.flatMap((one) => one.steps.map((step) => `${agesText(one)}: ${step}`));
  return [firstSentence, ...thenSay, ...steps].map((text) => ({ where: id, above: firstSentence, text }));
}

/** What a fact speaks of in a text, and whether the text says it, there or by the words above it. */
function matchesOf({ where, agrees }: SharedFact, { above, text }: PlacedText) {
  const expected = new RegExp(agrees, 'i');
  return [...text.matchAll(new RegExp(where, 'gi'))].map(([found]) => ({
    found,
    holds: expected.test(found) || expected.test(`${above} ${found}`),
  }));
}

function against(fact: SharedFact, texts: readonly PlacedText[]): string[] {
  return texts.flatMap((text) =>
    matchesOf(fact, text)
      .filter(({ holds }) => !holds)
      .map(({ found }) => `${text.where}: '${found}', but ${fact.id}: ${fact.says}`),
  );
}

function rowProblems(facts: readonly SharedFact[], texts: readonly PlacedText[]): string[] {
  const ids = facts.map(({ id }) => id);
  return facts.flatMap((fact) => [
    ...(ids.filter((id) => id === fact.id).length === 1 ? [] : [`${fact.id} stands twice`]),
    ...(texts.some((text) => matchesOf(fact, text).length > 0) ? [] : [`${fact.id} is said nowhere`]),
    ...(against(fact, [{ where: 'wrong', above: '', text: fact.wrong }]).length > 0
      ? []
      : [`${fact.id}: '${fact.wrong}' would not be told`]),
    ...fact.sources.filter((source) => !(source in content.sources)).map((source) => `${fact.id}: no source ${source}`),
  ]);
}

const PHONE = /\b1-\d{3}-\d{3}-\d{4}\b/g;

function phoneProblems({ where, text }: PlacedText): string[] {
  const known = Object.values(flags.numbers).join(' ');
  return (text.match(PHONE) ?? []).filter((phone) => !known.includes(phone)).map((phone) => `${where}: ${phone}`);
}

const BOTH_DEGREES = /(\d+(?:\.\d)?) F \((\d+(?:\.\d)?) C\)/g;

/** To half a degree Celsius, as '103 F (39.4 C)' and '120 F (49 C)' are written. */
function degreeProblems({ where, text }: PlacedText): string[] {
  return [...text.matchAll(BOTH_DEGREES)]
    .filter(([, f, c]) => Math.abs(((Number(f) - 32) * 5) / 9 - Number(c)) > 0.5)
    .map(([both]) => `${where}: ${both}`);
}

function lostSkillProblems(): string[] {
  const rule = flags.rules.find(({ id }) => id === milestones.lostSkill.id);
  const said = [rule, milestones.lostSkill].map((one) => [one?.firstSentence, ...(one?.thenSay ?? [])].join(' '));
  return said[0] === said[1] ? [] : [`'${said[0]}', and with the milestones '${said[1]}'`];
}
