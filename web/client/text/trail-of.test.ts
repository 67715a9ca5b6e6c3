import { describe, expect, test } from 'vitest';
import { trailOf } from './trail-of.ts';

const anyPage = () => true;
const noArticles = (path: string) => path !== '/education/article';
/** 'Label -> address' of a link. */
const shown = (trail: ReturnType<typeof trailOf>) =>
  trail.map(({ label, path, isLink }) => (isLink ? `${label} -> ${path}` : label));

describe('[NAV-03] the breadcrumb', () => {
  test.each([
    ['/vaccines', 'Vaccines'],
    ['/add-measurement', 'Add Measurement'],
    ['/import-measurements', 'Import Measurements'],
    ['/privacy', 'Privacy'],
  ])('of %s ends with %s', (path, label) => {
    expect(shown(trailOf(path, true, anyPage))).toEqual(['Home -> /dashboard', label]);
  });

  test('leads home to the landing page for a visitor, who sees none on it', () => {
    expect(shown(trailOf('/terms', false, anyPage))).toEqual(['Home -> /', 'Terms']);
    expect(trailOf('/', false, anyPage)).toEqual([]);
  });

  test('names what is no page without a link', () => {
    const trail = trailOf('/print/visit', true, (path) => path !== '/print');

    expect(shown(trail)).toEqual(['Home -> /dashboard', 'Print', 'Visit']);
  });

  test('[FOOD-02] calls a food by its name, however long that is', () => {
    const trail = trailOf('/food-guide/infant-formula-iron-fortified', true, anyPage, true);

    expect(shown(trail)).toEqual(['Home -> /dashboard', 'Food Guide -> /food-guide', 'Infant Formula Iron Fortified']);
  });

  test('calls an article so, whatever its slug', () => {
    expect(shown(trailOf('/education/article/how-to-read-a-growth-chart', true, anyPage))).toEqual([
      'Home -> /dashboard',
      'Education -> /education',
      'Article -> /education/article',
      'Article',
    ]);
    expect(shown(trailOf('/education/article/14958497-5fe9-5535-b6a6-e9281cc4919f', true, noArticles))).toEqual([
      'Home -> /dashboard',
      'Education -> /education',
      'Article',
    ]);
    expect(shown(trailOf('/education/sleep-and-naps', true, anyPage)).at(-1)).toBe('Sleep And Naps');
  });
});
