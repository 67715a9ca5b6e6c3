import { expect, test } from 'vitest';
import { checkups } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { VisitForPanel } from './visit-for-panel.tsx';

test('[decision 48] the sheet for the doctor says which checkup it is for, or that none is to come', () => {
  const said = (known?: Parameters<typeof careMarkup>[1]) =>
    wordsOf(careMarkup(<VisitForPanel child={maya} today={today} />, known));

  expect(said()).toBe('4 Month Well-Child Checkup · Tuesday, November 24, 2026');
  expect(said({ checkups: checkups.slice(0, 3) })).toBe('No upcoming checkups scheduled');
  expect(said({ checkups: null })).toBe('');
});
