import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { monthlyPercentiles } from '#domain/growth/references/monthly-percentiles-data.ts';
import { me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { GrowthTracking } from './growth-tracking.tsx';

const shown = (account: typeof me | null) => renderToStaticMarkup(<GrowthTracking request={{ account }} />);

test('[PUB-04] a visitor sees the weights of a made-up child, which are called sample data, and their source', () => {
  const words = wordsOf(shown(null));

  expect(words).toContain('Maya, 4 months');
  expect(words).toContain('Sample data');
  expect(words).toContain('Weight, birth to 6 months');
  expect(words).toContain(
    'Maya weighs 6.94 kg . Of 100 girls of her age, about 72 weigh less than Maya and 28 weigh more.',
  );
  expect(words).toContain('Reference: WHO');
});

test('[PUB-04] the sample chart has the 3rd, 50th and 97th percentile from birth to 6 months, on a phone too', () => {
  const charts = shown(null).match(/<svg class="chart[^>]*>.*?<\/svg>/g) ?? [];

  expect(charts).toHaveLength(2);
  for (const chart of charts) {
    expect(wordsOf(chart)).toMatch(/ kg 0 (3 )?6 Age in months 3rd 50th 97th$/);
    expect(chart).toMatch(
      /role="img" aria-label="Sample data\. Weight of Maya beside the 3rd, 50th and 97th percentile/,
    );
  }
});

test('[PUB-04] what the chart draws stands in tables below it: each weight, and the lines month by month', () => {
  const tables = (shown(null).match(/<table.*?<\/table>/g) ?? []).map(wordsOf);

  expect(tables).toHaveLength(2);
  expect(tables[0]).toContain('Nov 19, 2026 4 6.94 kg 72nd +0.60');
  expect(tables[0]).toContain('Jul 19, 2026');
  expect(tables[1]).toMatch(/^Age 3rd 50th 97th Birth 2\.\d+ kg 3\.\d+ kg 4\.\d+ kg 1 mo /);
});

test('[PUB-04] the lines are those of the published table, to a tenth of a kilogram', () => {
  const rows = [...shown(null).matchAll(/>(?:Birth|\d mo)<\/th>(.*?)<\/tr>/g)].map(([, cells = '']) =>
    [...wordsOf(cells).matchAll(/[\d.]+/g)].map(Number),
  );
  const published = monthlyPercentiles.tables.weight.female
    .filter(({ ageMonths }) => ageMonths <= 6)
    .map(({ p3, p50, p97 }) => [p3, p50, p97]);

  expect(rows).toHaveLength(7);
  expect(rows.flat().map((value, n) => Math.abs(value - (published.flat()[n] ?? 0)) <= 0.06)).not.toContain(false);
});

test('[PUB-04] the preview leads to an account, and who has one to growth tracking', () => {
  expect(shown(null)).toContain('href="/signup"');
  expect(shown(me)).toContain('href="/dashboard?tab=growth"');
  expect(shown(me)).not.toContain('Create Free Account');
});
