import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { barPosition, PercentileBar } from './percentile-bar.tsx';

test.each([
  { percentile: 72, at: '72%' },
  { percentile: 0.04, at: '0.04%' },
  { percentile: 100, at: '100%' },
  { percentile: -1, at: '0%' },
  { percentile: 130, at: '100%' },
])('percentile $percentile is at $at of the bar', ({ percentile, at }) => {
  expect(barPosition(percentile)).toBe(at);
});

test('the bar marks the 3rd, 50th and 97th and says in words where the dot is', () => {
  const html = renderToStaticMarkup(<PercentileBar percentile={72} label="Weight 72nd percentile" />);

  expect(html.match(/<text[^>]*>\d+/g)?.map((text) => text.split('>')[1])).toEqual(['3', '50', '97']);
  expect(html).toContain('cx="72%"');
  expect(html).toContain('aria-label="Weight 72nd percentile"');
});
