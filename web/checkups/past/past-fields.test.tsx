import { describe, expect, test } from 'vitest';
import { lateCheckups, lateVaccinePlan, noah, plannedDose } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { nothingChosen, UP_TO_TODAY, type PastChoice } from './past-answer.ts';
import { pastVisitsOf } from './past-doses.ts';
import { PastFields } from './past-fields.tsx';

describe('[CHK-01] what happened before', () => {
  const known = pastVisitsOf(lateVaccinePlan, { bornOn: noah.bornOn, today });
  const fields = (choice: Partial<PastChoice> = {}, wrong: readonly (readonly [string, string])[] = [], past = known) =>
    careMarkup(
      <PastFields
        child={noah}
        today={today}
        isAwaited
        checkups={lateCheckups.filter(({ status }) => status === 'before')}
        past={past}
        choice={{ ...nothingChosen, ...choice }}
        problems={new Map(wrong)}
        onChoose={() => {}}
      />,
    );

  test('asks for doses by checkup, one chip for each, then for checkups in one line', () => {
    const words = wordsOf(fields());

    expect(words).toContain('Noah, 13 months. What you know is enough; you can change it any day.');
    expect(words).toContain(
      'Noah had everything up to Choose an age the birth 2 months today Tap what Noah had. Hospital Hepatitis B 1 2 months Hepatitis B 2 DTaP 1 Rotavirus 1',
    );
    expect(words).toMatch(/Checkups All checkups so far \d+, up to the .* Choose one by one/);
    expect(words).toContain('Newborn checkup about October 10, 2025');
    expect(words).not.toContain('December 2025');
    expect(words).toMatch(
      /Not sure\? Leave it; we'll keep asking for 14 days\. After that, or at once after “I do not know”, an open shot counts as not given, so that none is missed\./,
    );
    expect(fields()).not.toMatch(/checked=""|aria-pressed="true"/);
  });

  test('says how many shots everything up to an age is, and in which months it is kept', () => {
    const markup = fields({ upTo: 2 });

    expect(wordsOf(markup)).toContain('That is 4 shots. Tap what Noah did not have.');
    expect(wordsOf(markup)).toContain('When: in the usual months');
    expect(wordsOf(markup)).toContain('Kept as months, such as “about October 2025”: compare with the card.');
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(4);
    expect(wordsOf(markup)).not.toContain('without a day A dose');
  });

  test('says what everything up to an age leaves out', () => {
    const planned = [...lateVaccinePlan.planned, plannedDose('Flu', 1, '2026-09-01', { isUnanswered: true })];
    const past = pastVisitsOf({ planned, doses: [] }, { bornOn: noah.bornOn, today });

    expect(wordsOf(fields({ upTo: UP_TO_TODAY }, [], past))).toContain(
      'Tap what Noah did not have. Not among these: Flu.',
    );
    expect(wordsOf(fields({}, [], past))).not.toContain('Not among these');
  });

  test('asks for the day of each visit only where somebody knows it', () => {
    const markup = fields({ upTo: 2, when: 'typed', typed: new Map([['2 months', '2025-12-10']]) });

    expect(markup).toMatch(/<input[^>]*type="date"[^>]*value="2025-12-10"/);
    expect(wordsOf(markup)).toContain('Empty: about October 2025.');
  });

  test('says before saving that a dose without a day does not count', () => {
    const words = wordsOf(fields({ upTo: 2, when: 'unknown' }));

    expect(words).toContain('4 doses without a day A dose without a day does not count, so it stays planned.');
  });

  test('of another day asks which vaccines, each once', () => {
    const words = wordsOf(fields({ other: { on: '', vaccines: new Set() } }));

    expect(words).toContain(
      'On another day When was it given? I know the day I only know the month I do not know Date Without a day or month a dose does not count. Vaccines Hepatitis B (HepB) DTaP Rotavirus (RV)',
    );
  });

  test('without a vaccine of another day says so at the vaccines, and not at the day', () => {
    const markup = fields({ other: { on: '', vaccines: new Set() } }, [
      ['other vaccines', 'Check at least one vaccine'],
    ]);

    expect(markup).toContain('<fieldset class="field" aria-describedby="past-other-vaccines-note">');
    expect(markup).not.toContain('aria-invalid');
    expect(wordsOf(markup)).toContain('Hepatitis B (HepB) DTaP Rotavirus (RV) Check at least one vaccine');
  });

  test('says under a day what is wrong with it', () => {
    const markup = fields({ upTo: 2, when: 'typed', typed: new Map([['Hospital', '2030-01-01']]) }, [
      ['Hospital', 'Date given cannot be in the future'],
    ]);

    expect(markup).toMatch(/aria-invalid="true"/);
    expect(wordsOf(markup)).toContain('Date given cannot be in the future');
  });
});
