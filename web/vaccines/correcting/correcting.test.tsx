import { describe, expect, test } from 'vitest';
import { Dose } from '#contract/vaccines.ts';
import { formData, formWith, known, shown } from '#testing/vaccines/vaccine-forms.tsx';
import { filled, given, pentacel, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { CorrectFields } from './correct-fields.tsx';
import { factsWritten, readDose } from './correct-facts.ts';
import { unmarkText } from './unmark-dialog.tsx';

describe('[VAX-03] unmarking', () => {
  test('says which doses one shot has filled', () => {
    const row = filled(pentacel, 'dtap', 1);

    expect(unmarkText(row, vaccinePlan)).toBe(
      'One shot of Pentacel was DTaP dose 1, Hib dose 1 and polio dose 1. All of them become open again. The day and what else was written down of it are removed. Notes stay.',
    );
  });

  test('of a dose of its own says that it becomes open again', () => {
    const [row] = vaccinePlan.planned;

    expect(row && unmarkText(row, vaccinePlan)).toMatch(/^It becomes open again\./);
  });
});

describe('correcting a dose', () => {
  function Correct({ dose }: { dose: Dose }) {
    const seen = useSeen(dose, storedAs(Dose));
    return <CorrectFields form={formWith()} seen={seen} known={known} />;
  }

  test('begins with all that is written down of it', () => {
    const markup = shown(<Correct dose={pentacel} />);

    expect(markup).toContain('value="2026-09-21"');
    expect(markup).toContain('value="UK184AA"');
    expect(markup).toMatch(/<option value="120" selected="">Pentacel/);
    expect(markup).toMatch(/<option value="left-thigh" selected="">/);
  });

  test('does not let the product of a combination be unknown, which would lose its vaccines', () => {
    expect(shown(<Correct dose={pentacel} />)).not.toMatch(/<option value="">Not known<\/option><option value="20"/);
    expect(shown(<Correct dose={given('2026-09-21', ['pcv'])} />)).toMatch(/<option value="" selected="">Not known/);
  });

  test('says what another parent has changed while it was open', () => {
    function Changed() {
      const seen = useSeen(pentacel, storedAs(Dose));
      const current = { ...pentacel, lot: 'EK4410', changedBy: { id: 'd', name: 'Daniel' } };
      return (
        <CorrectFields form={formWith()} seen={{ ...seen, meanwhile: { before: pentacel, current } }} known={known} />
      );
    }

    expect(wordsOf(shown(<Changed />))).toMatch(
      /^Daniel changed this dose while it was open here. Lot number: UK184AA, now EK4410 Load the new values Keep mine/,
    );
  });

  test('keeps a product that is not listed', () => {
    const dose = given('2026-09-21', [], { cvx: '184', productName: 'Yellow fever vaccine' });

    expect(shown(<Correct dose={dose} />)).toContain('<option value="184" selected="">Yellow fever vaccine</option>');
  });

  test.each([
    { before: pentacel, said: { givenOn: '', cvx: '120' }, sent: { givenOn: '', cvx: '120' } },
    { before: given(null, ['pcv']), said: { cvx: '' }, sent: { givenOn: null, vaccine: 'pcv' } },
    { before: pentacel, said: { cvx: '120' }, sent: { givenOn: null, cvx: '120' } },
    {
      before: pentacel,
      said: { givenIn: '2026-09', cvx: '120' },
      sent: { givenOn: null, givenIn: '2026-09', cvx: '120' },
    },
    {
      before: given(null, ['pcv']),
      said: { givenOn: '2026-09-21', cvx: '' },
      sent: { givenOn: '2026-09-21', vaccine: 'pcv' },
    },
  ])('sends $said as $sent', ({ before, said, sent }) => {
    expect(readDose(formData(said), before)).toEqual({ ...sent, lot: null, place: null, site: null });
  });

  test('shows the differences of two versions', () => {
    expect(factsWritten(pentacel).map(({ text }) => text)).toEqual([
      'Sep 21, 2026',
      'Pentacel',
      'UK184AA',
      'Green Street Pediatrics',
      'Left thigh',
    ]);
  });
});
