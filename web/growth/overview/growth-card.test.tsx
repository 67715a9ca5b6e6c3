import { expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { maya, me, measured, measurements, today } from '#testing/web/replies.ts';
import { measurementsQuery } from '../data.ts';
import { GrowthCard } from './growth-card.tsx';

function card(child: Child, growth: Measurement[]) {
  const cache = aQueryCache(me);
  put(cache, measurementsQuery(child.id), growth);
  return markupWithin(cache, <GrowthCard child={child} today={today} />);
}

test('[decision 76] whoever may edit corrects the latest weight itself; a birth weight is changed in settings', () => {
  const onlyHead = [measured('2026-11-19', { headCm: 41 })];

  expect(card(maya, measurements)).toContain('<button type="button" class="link">Correct</button>');
  expect(card({ ...maya, may: 'view' }, measurements)).not.toContain('Correct');
  expect(card({ ...maya, birthWeightKg: 3.4 }, onlyHead)).not.toContain('Correct');
});
