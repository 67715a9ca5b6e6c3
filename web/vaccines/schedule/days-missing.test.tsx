import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { DoseBadge } from '../dose/dose-badge.tsx';
import { DoseButtons } from '../dose/dose-buttons.tsx';
import { DoseSummary } from '../dose/dose-summary.tsx';
import { DaysMissing } from './days-missing.tsx';

/** With so many doses of the plan without a day. */
function without(days: number): VaccinePlan {
  const undated = ({ vaccines, ...dose }: Dose): Dose => ({
    ...dose,
    vaccines,
    givenOn: null,
    likelyOn: null,
    verdicts: vaccines.map((vaccine) => ({
      vaccine,
      counts: false,
      isPlain: false,
      text: 'Not yet.',
      details: [],
      rule: '',
    })),
  });
  return { ...vaccinePlan, doses: vaccinePlan.doses.map((dose, n) => (n < days ? undated(dose) : dose)) };
}

const filled = (plan: VaccinePlan) => {
  const row = plan.planned.find(({ doseId }) => doseId === plan.doses[0]?.id);
  if (!row) throw new Error('no row');
  return row;
};

describe('[decision 57] a dose without a day', () => {
  test('is named on top, with a way to add it for those who may edit', () => {
    const act = () => {};
    const one = wordsOf(renderToStaticMarkup(<DaysMissing plan={without(1)} act={act} />));

    expect(one).toBe('1 dose is not counted yet: hepatitis B dose 1. A month you remember is enough. Add the day');
    expect(wordsOf(renderToStaticMarkup(<DaysMissing plan={without(1)} act={null} />))).not.toContain('Add the day');
    expect(renderToStaticMarkup(<DaysMissing plan={without(0)} act={act} />)).toBe('');
  });

  test('reads so in its badge, and its first button asks for the day', () => {
    const plan = without(1);
    const [dose = null] = plan.doses;

    expect(wordsOf(renderToStaticMarkup(<DoseBadge row={filled(plan)} plan={plan} />))).toBe('Completed, day missing');
    expect(
      wordsOf(renderToStaticMarkup(<DoseButtons row={filled(plan)} dose={dose} plan={plan} act={() => {}} />)),
    ).toBe('Add the day Unmark as Completed Add Notes');
  });

  test('gives its number, like its age, to the next one until it has a day', () => {
    const plan = without(1);
    const { vaccine } = filled(plan);
    const next = plan.planned.find((row) => row.vaccine === vaccine && !row.completed);
    if (!next) throw new Error('no row to come');
    const row = { ...next, isAskedForAgain: true, shownNumber: next.number - 1 };

    expect(wordsOf(renderToStaticMarkup(<DoseSummary row={row} plan={plan} />))).toContain(`dose ${next.number - 1}`);
  });
});
