import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { foodList, foodGuide } from '#domain/foods/foods-data.ts';
import { cutAt } from './cut-at.ts';
import { cutDrawings } from './cut-drawings.ts';
import { DrawnCut } from './drawn-cut.tsx';

const high = foodList.foods.filter(({ chokingRisk }) => chokingRisk === 'high');

test('[FOOD-02] every food of high choking risk has a drawing of its cut', () => {
  expect(high.filter(({ cut }) => cut === null || !(cut in cutDrawings)).map(({ id }) => id)).toEqual([]);
});

test('a food or a rule names no drawing that is not there', () => {
  const named = [...foodList.foods, ...foodGuide.avoid].flatMap(({ cut }) => cut ?? []);

  expect(named.filter((name) => !(name in cutDrawings))).toEqual([]);
});

describe.each(Object.entries(cutDrawings))('%s', (name, { says }) => {
  test('says in words what it shows, and takes its colors from the theme', () => {
    const markup = renderToStaticMarkup(<DrawnCut name={name} isNamed />);

    expect(says).toMatch(/^[A-Z].{8,}[^.]$/);
    expect(markup).toContain(`role="img" aria-label="${says}"`);
    expect(markup).not.toMatch(/style=|fill=|stroke=|#[0-9a-f]{3}/);
  });

  test('is silent where the words beside it say it', () => {
    expect(renderToStaticMarkup(<DrawnCut name={name} />)).toContain('aria-hidden="true"');
  });
});

describe('beside a way of serving', () => {
  test('stands only a drawing that shows what is said', () => {
    expect(cutAt('cut-grapes', 'Skin and mash, or cook down.')).toBe('cut-mash');
    expect(cutAt('cut-grapes', 'Quarter lengthwise.')).toBe('cut-grapes');
    expect(cutAt('cut-grapes', 'Still quarter lengthwise until age 4. Never whole, also at parties.')).toBe(
      'cut-grapes-whole-no',
    );
    expect(cutAt('cut-carrot', 'Cooked soft, in small bits.')).toBeNull();
    expect(cutAt(null, 'Small soft pieces.')).toBeNull();
  });

  test.each(high.filter(({ textures }) => textures.length > 0).map(({ id, cut, textures }) => ({ id, cut, textures })))(
    'the cut of $id stands at one age at least',
    ({ cut, textures }) => {
      expect(textures.some(({ text }) => cutAt(cut, text) === cut)).toBe(true);
    },
  );
});
