import { describe, expect, test } from 'vitest';
import { lateCheckups, lateVaccinePlan, noah } from '#testing/checkups/checkup-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { nothingChosen, pastDosesOf, type PastChoice } from './past-answer.ts';
import { PastFields } from './past-fields.tsx';

describe('[CHK-01] what happened before', () => {
  const fields = (choice: Partial<PastChoice> = {}, wrong: readonly (readonly [string, string])[] = []) =>
    careMarkup(
      <PastFields
        child={noah}
        today={today}
        isAwaited
        checkups={lateCheckups.filter(({ status }) => status === 'before')}
        past={pastDosesOf(lateVaccinePlan, today)}
        choice={{ ...nothingChosen, ...choice }}
        problems={new Map(wrong)}
        onChoose={() => {}}
      />,
    );

  test('asks for doses by visit, then for checkups in one line, and shows no day that is not kept', () => {
    const words = wordsOf(fields());

    expect(words).toContain("Noah's age: 13 months. Mark what took place, as well as you know;");
    expect(words).toMatch(
      /Vaccines by visit Noah had everything up to Choose an age the birth 2 months Checks all of it/,
    );
    expect(words).toContain('At birth Hepatitis B 1 2 months Hepatitis B 2, DTaP 1, Rotavirus 1 On another day');
    expect(words).toMatch(/On another day Checkups All checkups so far \d+, up to the .* Choose one by one/);
    expect(words).toContain('Newborn checkup about October 10, 2025');
    expect(words).not.toContain('December 2025');
    expect(words).toMatch(
      /What you leave out reads “Not answered yet” for up to 14 days\. After that, or at once after “I do not know”, what the plan still has a day for reads overdue\./,
    );
    expect(fields()).not.toContain('checked=""');
  });

  test('asks for the day of what was given, and takes an empty one', () => {
    const markup = fields({ ages: new Map([['2 months', '2025-12-10']]) });

    expect(markup).toMatch(/<input[^>]*type="date"[^>]*value="2025-12-10"/);
    expect(wordsOf(markup)).toContain('Without a day or month a dose does not count.');
    expect(wordsOf(markup)).not.toContain('without a day A dose');
  });

  test('says before saving that a dose without a day does not count, and offers the day it was due', () => {
    const words = wordsOf(fields({ ages: new Map([['2 months', '']]) }));

    expect(words).toContain('About December 2025, when it was due');
    expect(words).toContain('3 doses without a day A dose without a day does not count, so it stays planned.');
  });

  test('a checked row of several doses offers to leave one out', () => {
    const markup = fields({ ages: new Map([['2 months', '2025-12']]) });

    expect(wordsOf(markup)).toContain('Uncheck what was not given Hepatitis B 2 DTaP 1 Rotavirus 1');
    expect(wordsOf(fields({ ages: new Map([['At birth', '2025-10']]) }))).not.toContain('Uncheck what was not given H');
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
    const markup = fields({ ages: new Map([['At birth', '2030-01-01']]) }, [
      ['At birth', 'Date given cannot be in the future'],
    ]);

    expect(markup).toMatch(/aria-invalid="true"/);
    expect(wordsOf(markup)).toContain('Date given cannot be in the future');
  });
});
