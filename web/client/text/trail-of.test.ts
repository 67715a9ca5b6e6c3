import { describe, expect, test } from 'vitest';
import { trailOf } from './trail-of.ts';

describe('[NAV-03] the breadcrumb', () => {
  test.each([
    ['/vaccines', 'Vaccines'],
    ['/add-measurement', 'Add Measurement'],
    ['/import-measurements', 'Import Measurements'],
    ['/privacy', 'Privacy'],
  ])('of %s ends with %s', (path, label) => {
    expect(trailOf(path, true)).toEqual([{ label: 'Home', href: '/dashboard' }, { label }]);
  });

  test('leads home to the landing page for a visitor, who sees none on it', () => {
    expect(trailOf('/terms', false)).toEqual([{ label: 'Home', href: '/' }, { label: 'Terms' }]);
    expect(trailOf('/', false)).toEqual([]);
  });

  test('calls an article so, whatever its slug', () => {
    expect(trailOf('/education/article/how-to-read-a-growth-chart', true)).toEqual([
      { label: 'Home', href: '/dashboard' },
      { label: 'Education', href: '/education' },
      { label: 'Article', href: '/education/article' },
      { label: 'Article' },
    ]);
    expect(trailOf('/education/sleep-and-naps', true).at(-1)).toEqual({ label: 'Sleep And Naps' });
  });
});
