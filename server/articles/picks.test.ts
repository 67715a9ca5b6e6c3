import { describe, expect, test } from 'vitest';
import { readLibrary } from '#contract/articles.ts';
import { readArticlePicks } from '#contract/articles/picks.ts';
import { ageFit } from '#domain/articles/age-fit.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';

describe('[DASH-02] the articles on the dashboard', () => {
  test('are three of the library, for the age of the child, of three categories', async () => {
    const { parent, child } = await aFamily();
    const { articles: all } = await parent.call(readLibrary, {});

    const articles = await parent.call(readArticlePicks, { params: { childId: child.id } });

    expect(articles.map((head) => all.find(({ id }) => id === head.id))).toEqual(articles);
    expect(new Set(articles.map(({ category }) => category)).size).toBe(3);
    expect(articles.map(({ ageRange }) => ageFit(ageRange, 4))).toEqual([2, 2, 2]);
  });

  test('are for the corrected age of a child born early', async () => {
    const family = await aFamily();
    const { id } = await aChild(family, family.parent, { born_on: day('2026-05-20'), gestation_days: 200 });

    const articles = await family.parent.call(readArticlePicks, { params: { childId: id } });

    expect(articles.map(({ ageRange }) => ageFit(ageRange, 3))).toEqual([2, 2, 2]);
  });

  test('are the same for both parents all day, and others on most days', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id };
    const read = async (person = family.parent) =>
      (await person.call(readArticlePicks, { params })).map(({ id }) => id).join(' ');

    const first = await read();
    expect(await read(family.coParent)).toBe(first);
    const later = [];
    for (let times = 0; times < 5; times++) {
      family.clock.goOn({ days: 1 });
      later.push(await read());
    }

    expect(new Set([first, ...later]).size).toBeGreaterThan(3);
  });
});
