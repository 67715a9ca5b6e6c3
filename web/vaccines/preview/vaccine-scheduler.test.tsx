import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SampleSchedule } from '#contract/vaccines/sample.ts';
import { day } from '#domain/time/day.ts';
import { me } from '#testing/web/replies.ts';
import { vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { VaccineScheduler } from './vaccine-scheduler.tsx';

const { source, authority } = vaccinePlan;
const timing = { birthHours: null, isPrompt: false, windowEndsOn: null, lastDayOn: null } as const;
const dose = (shortName: string, shownNumber: number) => ({
  id: `${shortName} ${shownNumber}`,
  shortName,
  shownNumber,
});

const data: SampleSchedule = {
  firstName: 'Maya',
  bornOn: day('2026-07-19'),
  asOf: day('2026-11-21'),
  source,
  authority,
  visits: [
    { name: 'Hospital', doses: [{ ...dose('HepB', 1), ...timing, standing: 'completed' }] },
    {
      name: '4 months',
      doses: [
        { ...dose('DTaP', 2), ...timing, windowEndsOn: day('2027-01-15'), standing: 'due' },
        { ...dose('RV', 2), ...timing, windowEndsOn: day('2027-01-15'), standing: 'due' },
        { ...dose('HepB', 3), ...timing, standing: 'upcoming' },
      ],
    },
  ],
};

const shown = (account: typeof me | null) =>
  renderToStaticMarkup(<VaccineScheduler request={{ account }} data={data} />);

test('[PUB-04] a visitor sees the plan of a made-up child, which is called sample data, visit by visit', () => {
  const words = wordsOf(shown(null));

  expect(words).toContain('Maya, born July 19, 2026');
  expect(words).toContain('As it looks on November 21, 2026 Sample data');
  expect(words).toContain('Hospital Completed Hepatitis B (HepB), dose 1');
  expect(words).toContain('4 months Due now, until Jan 15, 2027 DTaP, dose 2 Rotavirus (RV), dose 2 Upcoming');
});

test('[PUB-04] the plan of the preview says by whose schedule it is, and that others differ', () => {
  const words = wordsOf(shown(null));

  expect(words).toContain('Based on CDC recommendations.');
  expect(words).toContain(`Source: ${source.title}, ${source.edition} edition`);
  expect(words).toContain('US authorities differ since January 2026');
});

test('[PUB-04] the preview of vaccines leads to an account, and who has one to the vaccines', () => {
  expect(shown(null)).toContain('href="/signup"');
  expect(shown(me)).toContain('href="/vaccines"');
  expect(shown(me)).not.toContain('Create Free Account');
});
