import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { plain, withWeights } from '#testing/growth/line-input.ts';
import { LineWords } from './line-words.tsx';

function markupOf(weights: Parameters<typeof withWeights>[0]): string {
  const words = lineWords(withWeights(weights));
  return plain(words ? renderToStaticMarkup(<LineWords words={words} />) : '') ?? '';
}

const following = markupOf([
  { age: 30, z: 0.4, value: 4.4 },
  { age: 60, z: 0.5, value: 5.4 },
]);
const fallen = markupOf([{ age: 60, z: -1.5 }]);

describe("the sentence about a child's line", () => {
  test('is calm beside a leaf when a weight follows its line', () => {
    expect(following).toContain('class="alert fern"');
    expect(following).toContain('<strong>Following her own line.</strong>');
    expect(following).toContain('has stayed between the 63rd and 69th percentile.');
    expect(following).not.toContain('<ul');
  });

  test('is amber and lists the numbers for the doctor when a threshold is met', () => {
    expect(fallen).toContain('class="alert amber"');
    expect(fallen).toContain('Show this to your doctor.');
    expect(fallen).toContain('<ul class="discs" aria-label="For your doctor"><li>Birth weight, Mar 1, 2026: 3.40 kg');
  });

  test('names its source, which opens in a new tab without a referrer', () => {
    expect(fallen).toContain(
      'NICE, 2017: <a href="https://www.nice.org.uk/guidance/ng75/chapter/Recommendations" target="_blank" rel="noreferrer">',
    );
    expect(fallen).toContain('(opens in a new tab)');
  });

  test('does not interrupt who listens: it was there from the start', () => {
    expect(fallen).not.toContain('role="alert"');
  });
});
