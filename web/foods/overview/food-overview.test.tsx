import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { FoodSummary } from '#contract/foods/guide.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya, mayaBornEarly, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { FoodCard } from './food-card.tsx';
import { FoodPanel } from './food-panel.tsx';
import { foodSummaryQuery } from './summary-data.ts';

const summary: FoodSummary = {
  edition: '2026-11',
  ageRangeLabel: '6 months',
  foods: [
    { id: 'beef', name: 'Beef', allergyRisk: 'Low', why: null },
    { id: 'egg-well-cooked', name: 'Egg (well cooked)', allergyRisk: 'High', why: null },
    { id: null, name: 'Rice and beans', allergyRisk: 'Varies', why: null },
  ],
  highNote: 'Waiting raises the risk.',
  tips: ['Start with iron foods.'],
  allergyWarnings: ['One new food at a time.'],
  sources: [{ org: 'WHO', title: 'Guideline 2023' }],
  isMilkOnly: false,
};

function markup(element: ReactElement, known: Loaded<FoodSummary> = summary): string {
  const cache = aQueryCache();
  put(cache, foodSummaryQuery(maya.id), known);
  return markupWithin(cache, element);
}

describe('[DASH-02] [FOOD-02] the card on food', () => {
  const card = (known?: Loaded<FoodSummary>) => markup(<FoodCard child={maya} />, known);

  test('has foods with their allergy risk, tips, warnings and its source', () => {
    const text = wordsOf(card());

    expect(text).toMatch(/^Food Diversification Guide Introducing solids based on WHO guidelines 6 months/);
    expect(text).toContain('Beef Low Egg (well cooked) High Rice and beans Varies High: Waiting raises the risk.');
    expect(text).toContain('Feeding Tips Start with iron foods. Allergy Information One new food at a time.');
    expect(text).toContain('Sources: WHO, Guideline 2023. Fernling food list, edition 2026-11.');
    expect(card()).toContain('href="/food-guide/egg-well-cooked"');
  });

  test('says that it is milk only for now', () => {
    expect(wordsOf(card())).not.toContain('Milk feeds only');
    const milk = { ...summary, isMilkOnly: true };
    expect(wordsOf(card(milk))).toContain('Milk feeds only for now. Solids come at about 6 months');
    expect(wordsOf(markup(<FoodCard child={mayaBornEarly} />, milk))).toContain(
      "Milk feeds only for now. Ask Maya's doctor when to start solids.",
    );
  });

  test('is empty in the words of the specification', () => {
    expect(wordsOf(card({ ...summary, foods: [] }))).toContain("No food guide available for your baby's current age.");
  });

  test('waits, and says when it could not be loaded', () => {
    expect(wordsOf(card(null))).toContain('Loading food guide...');
    expect(wordsOf(card(new CallFailed('offline')))).toContain(
      'Unable to load the food guide. Please try again later.',
    );
  });
});

describe('[DASH-05] the food tab', () => {
  const panel = (known?: Loaded<FoodSummary>, child = maya) => markup(<FoodPanel child={child} today={today} />, known);

  test('leads to the guide and back to the overview', () => {
    expect(wordsOf(panel())).toMatch(
      /^Food Introduction Resources Maya, 4 months Food Guide Tried foods Back to Overview/,
    );
    expect(panel()).toContain('href="/food-guide"');
    expect(panel()).toContain('href="/dashboard?tab=overview"');
  });

  test('has the range of the current age, its foods and tips', () => {
    expect(wordsOf(panel())).toMatch(/Recommended for 6 months Beef Low .* Feeding Tips Start with iron foods\./);
  });

  test('says which age counts for a child born early', () => {
    expect(wordsOf(panel(summary, mayaBornEarly))).toContain('For food the corrected age counts.');
  });

  test('waits, and says when it could not be loaded', () => {
    expect(wordsOf(panel(null))).toContain('Loading food guide...');
    expect(wordsOf(panel(new CallFailed('offline')))).toContain('Unable to load the food guide.');
  });
});
