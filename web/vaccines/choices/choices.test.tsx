import { describe, expect, test } from 'vitest';
import { type PlannedDose } from '#contract/vaccines.ts';
import { formWith, known, shown } from '#testing/vaccines/vaccine-forms.tsx';
import { vaccineConditions } from '#testing/vaccines/vaccine-facts.ts';
import {
  dtapDue,
  planned,
  planWithConditions,
  planWithDecisions,
  vaccinePlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { AuthorityFields, choiceOf } from './authority-dialog.tsx';
import { ConditionsFields } from './conditions-fields.tsx';
import { DecideFields } from './decide-fields.tsx';

describe('not now', () => {
  const decide = (row: PlannedDose, choice: string, form = formWith()) => {
    const plan = planWithDecisions;
    const before = plan.decisions.find(({ vaccine }) => vaccine === row.vaccine) ?? null;
    const props = { form, failed: null, before, row, known: { ...known, plan }, choice, onChoose: () => {} };
    return shown(<DecideFields {...props} />);
  };

  test('asks for a date when a vaccine is deferred, and not when it is declined', () => {
    expect(wordsOf(decide(dtapDue, 'deferred'))).toContain('Until Why (optional)');
    expect(wordsOf(decide(dtapDue, 'declined'))).not.toContain('Until');
  });

  test('says what the schedule says about a later dose', () => {
    expect(wordsOf(decide(dtapDue, 'deferred'))).toContain(
      'When it is given later Dose 2 and 3 at least 4 weeks after',
    );
    expect(wordsOf(decide({ ...dtapDue, catchUpByAuthority: 'That list has one dose.' }, 'deferred'))).toContain(
      'When it is given later That list has one dose.',
    );
  });

  test('says first until when the dose can be given, where that is within a year', () => {
    const lastDay = 'A first dose can be given until December 23.';
    const until = { ...vaccinePlan, vaccines: vaccinePlan.vaccines.map((one) => ({ ...one, lastDay })) };
    const props = {
      form: formWith(),
      failed: null,
      before: null,
      row: dtapDue,
      choice: 'deferred',
      onChoose: () => {},
    };

    expect(wordsOf(shown(<DecideFields {...props} known={{ ...known, plan: until }} />))).toContain(
      `When it is given later ${lastDay} Dose 2 and 3 at least 4 weeks after`,
    );
  });

  test('starts with the earlier decision, and who made it', () => {
    const markup = decide(planned('flu', 1, '2027-01-19'), 'deferred');

    expect(markup).toContain('value="2027-02-15"');
    expect(markup).toContain('value="After her cough"');
    expect(wordsOf(markup)).toContain('Added by you on November 20, 2026.');
  });

  test('says when the new date is missing', () => {
    const markup = decide(dtapDue, 'deferred', formWith({ until: 'Until when is it put off?' }, 1));

    expect(wordsOf(markup)).toContain('One field needs another look. Until');
  });
});

describe('[VAX-01] what is noted of a child', () => {
  const noting = (current = planWithConditions) =>
    shown(
      <ConditionsFields
        known={{ ...known, plan: planWithConditions }}
        topics={vaccineConditions.topics}
        current={current}
        failed={null}
        checked={new Set(planWithConditions.conditions.map(({ id }) => id))}
        onCheck={() => {}}
      />,
    );

  test('has what is noted checked, with what it changes and who noted it, and its topic open', () => {
    const markup = noting();

    expect(
      [...markup.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="([^"]+)"/.exec(input)?.[1]),
    ).toEqual(['no-spleen', 'hepatitis-b-contact']);
    expect([...markup.matchAll(/<details[^>]*>/g)].map(([details]) => details.includes('open'))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(wordsOf(markup)).toMatch(
      /No spleen, or a spleen that does not work Missing from birth, removed, or not working\. Changes: More doses, .* Added by .* on November 20, 2026\./,
    );
  });

  test('describes each box by its note', () => {
    const markup = noting();
    const described = [...markup.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);

    expect(described.length).toBeGreaterThan(30);
    for (const id of described) expect(markup).toContain(`id="${id}"`);
  });

  test('says what another parent noted meanwhile', () => {
    expect(wordsOf(noting({ ...planWithConditions, conditions: [] }))).toContain(
      'The noted conditions were changed while this was open. Now noted: nothing. What you changed is checked beside it: save again.',
    );
    expect(wordsOf(noting())).not.toContain('while this was open');
  });
});

describe('[VAX-01] the choice of the schedule', () => {
  const choice = (plan = vaccinePlan) => shown(<AuthorityFields known={{ ...known, plan }} chosen={choiceOf(plan)} />);

  test('lists every authority with who uses it, the current one chosen', () => {
    const markup = choice();

    expect(wordsOf(markup)).toContain(
      'Schedule for Maya CDC schedule, 2025 edition Now What most clinics used until January 2026. American Academy of Pediatrics, 2026 What most pediatricians follow now. CDC list of January 2026 A shorter list; a court stopped it in March 2026. What would change for Maya',
    );
    expect(markup).toMatch(/name="authority" checked="" value="cdc"|name="authority" value="cdc" checked=""/);
  });

  test('names the court once beside the choice, and in a fold where each list comes from', () => {
    const [open = '', sources = ''] = wordsOf(choice()).split('Where this comes from');

    expect(open.match(/court/g)).toHaveLength(1);
    expect(sources).toContain('CDC list of January 2026: CDC, January 5, 2026. A US District Court');
    expect(choice()).not.toMatch(/CDSi|4\.6[45]|delta/);
  });

  test('says of each in a line how it differs, with its notes', () => {
    expect(wordsOf(choice())).toMatch(
      /CDC schedule, 2025 edition: COVID-19 and meningococcal B are for you and the doctor to decide\. .* American Academy of Pediatrics, 2026: As CDC's, .* HPV: The AAP begins at 9 to 12 years; begun then, it has two doses\. CDC list of January 2026: Rotavirus/,
    );
  });

  test('says what it changes and what not, and who changed it last', () => {
    expect(wordsOf(choice())).toContain(
      'They differ in what counts as routine, and for a few vaccines in when to begin',
    );
    expect(wordsOf(choice())).toContain('Nothing that was given changes.');
    expect(wordsOf(choice())).toContain('Nobody has changed it yet.');
    const changed = { authorityBy: { id: 'd', name: 'Daniel' }, authorityAt: '2026-10-02T15:00:00.000Z' };
    expect(wordsOf(choice({ ...vaccinePlan, ...changed }))).toContain('Last changed by Daniel on October 2, 2026.');
  });
});
