import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { maya, me, measured } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { day } from '#domain/time/day.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { gainWords } from '#domain/growth/summary/gain-words.ts';
import { GainStatement } from './gain-statement.tsx';

function said(growth: Parameters<typeof chartedOf>[1]): string {
  const measurements = chartedOf({ ...maya, birthWeightKg: null }, growth);
  const facts = { child: maya, measurements, plan: [], units: me.units, today: day('2026-11-19') };
  return wordsOf(renderToStaticMarkup(<GainStatement gain={gainWords(facts, lineInput(facts))} />));
}

test('[decision 76] says in one sentence what was gained, compared with WHO’s standard, and names the source', () => {
  const growth = [measured('2026-10-19', { weightKg: 5.8 }), measured('2026-11-19', { weightKg: 6.38 })];

  expect(said(growth)).toMatch(
    /^Up 580\sg in 4 weeks, about what girls of her age gain\. WHO Child Growth Standards: growth velocity \(2009\)\.$/,
  );
});

test('of a gain that nearly all exceed says to weigh again today, and when to call the doctor', () => {
  const growth = [measured('2026-10-19', { weightKg: 5.8 }), measured('2026-11-19', { weightKg: 5.85 })];

  expect(said(growth)).toMatch(
    /^Up 50\sg in 4 weeks\. Nearly all girls of her age gain more\. Weigh again today on the same scale, without clothes\. If the gain is still that small, call your doctor today or tomorrow\. WHO/,
  );
});

test('compares nothing where no interval of WHO’s fits', () => {
  expect(said([measured('2026-11-10', { weightKg: 6.2 }), measured('2026-11-19', { weightKg: 6.38 })])).toMatch(
    /^Up 180\sg in 9 days\.$/,
  );
  expect(said([measured('2026-11-19', { weightKg: 6.38 })])).toBe('');
});
