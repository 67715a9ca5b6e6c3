import * as z from 'zod';
import categories from '#content/articles/categories.json' with { type: 'json' };
import samples from '#content/articles/samples.json' with { type: 'json' };
import { AGE_RANGE } from '#domain/articles/age-range.ts';
import { ARTICLE_CATEGORIES } from '#domain/articles/article.ts';
import { categorySlug } from '#domain/articles/category.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import type { ContentCheck } from './content-check.ts';
import { gradeProblems, styleProblems, wordProblems, type ShownText } from './words-for-parents.ts';

export type Categories = typeof categories;
export type Samples = typeof samples;

/** What search engines show: 60 characters of a title, with ' | Fernling' that the page adds, and 155 of a description. */
const META = { title: 60 - ' | Fernling'.length, description: 155 } as const;
/** Shorter than a uuid, by which a sample is told from an article. */
const ID_UNDER = 36;
const FEWEST_SAMPLES = 3;

const Category = z.enum(ARTICLE_CATEGORIES);

const Described = z.strictObject({
  name: Category,
  slug: z.string(),
  description: z.string().min(1),
  keywords: z.array(z.string().regex(/^[a-z][a-z ]*$/)).min(5),
  metaTitle: z.string().min(1).max(META.title),
  metaDescription: z.string().min(1).max(META.description),
});

const Sample = z.strictObject({
  id: z
    .string()
    .regex(/^sample-[a-z-]+$/)
    .max(ID_UNDER - 1),
  title: z.string().min(1),
  summary: z.string().min(1),
  category: Category,
  ageRange: z.string().regex(AGE_RANGE),
  readingTime: z.string().regex(/^\d+ min read$/),
});

export function categoryChecks({ categories: list }: Categories = categories): readonly ContentCheck[] {
  const texts = list.map(({ name, description, metaTitle, metaDescription }) => ({
    where: name,
    pieces: [description, metaTitle, metaDescription],
  }));
  return [
    { name: 'categories: five, each with its slug', problems: nameProblems(list) },
    { name: 'categories: described as pages and search engines need', problems: schemaProblems(Described, list) },
    { name: 'categories: no text or keyword stands twice', problems: repeated(list.flatMap(wordsOfCategory)) },
    { name: 'categories: words for parents', problems: textProblems(texts) },
  ];
}

export function sampleChecks({ samples: list }: Samples = samples): readonly ContentCheck[] {
  const texts = list.map(({ id, title, summary }) => ({ where: id, pieces: [title, summary] }));
  const published = articleFiles().map(({ front }) => front.title);
  return [
    { name: 'samples: three or more, none of them an article', problems: sampleProblems(list, published) },
    { name: "samples: heads as an article's", problems: schemaProblems(Sample, list) },
    { name: 'samples: words for parents', problems: textProblems(texts) },
  ];
}

type Named = Categories['categories'][number];

function nameProblems(list: readonly Named[]): string[] {
  return [
    ...ARTICLE_CATEGORIES.filter((name) => list.filter((one) => one.name === name).length !== 1).map(
      (name) => `${name} should stand once`,
    ),
    ...list
      .filter(({ name, slug }) => !ARTICLE_CATEGORIES.some((one) => one === name && categorySlug(one) === slug))
      .map(({ name, slug }) => `${name}: another slug, ${slug}`),
  ];
}

function wordsOfCategory({ description, keywords, metaTitle, metaDescription }: Named): string[] {
  return [description, ...keywords, metaTitle, metaDescription];
}

function sampleProblems(list: Samples['samples'], published: readonly string[]): string[] {
  return [
    ...(list.length < FEWEST_SAMPLES ? [`${list.length} samples`] : []),
    ...repeated(list.flatMap(({ id, title, category }) => [id, title, category])),
    ...list.filter(({ title }) => published.includes(title)).map(({ id, title }) => `${id}: '${title}' is an article`),
  ];
}

function repeated(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index).map((word) => `'${word}' stands twice`);
}

function schemaProblems(schema: z.ZodType, list: readonly unknown[]): string[] {
  const parsed = z.array(schema).safeParse(list);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function textProblems(texts: readonly ShownText[]): string[] {
  return [...gradeProblems(texts), ...wordProblems(texts), ...styleProblems(texts)];
}
