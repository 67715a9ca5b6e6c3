import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Dose, type PlannedDose } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { maya, me, today } from '#testing/web/replies.ts';
import { vaccineConditions, vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import {
  dtapDue,
  filled,
  given,
  pentacel,
  planned,
  planWithConditions,
  planWithDecisions,
  vaccinePlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import type { Form } from '#web/client/form/use-form.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { useSeen } from '#web/client/form/use-seen.ts';
import { AuthorityFields, choiceOf } from '../choices/authority-dialog.tsx';
import { ConditionsFields } from '../choices/conditions-fields.tsx';
import { CorrectFields } from '../correcting/correct-fields.tsx';
import { factsWritten, readDose } from '../correcting/correct-facts.ts';
import { DecideFields } from '../choices/decide-fields.tsx';
import { markText } from '../dose/dose-text.ts';
import { earlierDose, earlierTitle, mergeShots, markedCount } from '../giving/earlier-doses.ts';
import { EarlierFields } from '../giving/earlier-fields.tsx';
import { GivenFields } from '../giving/given-fields.tsx';
import { givenOnProblem } from '../giving/given-rules.ts';
import type { KnownVaccines } from '../known-vaccines.ts';
import { unmarkText } from '../correcting/unmark-dialog.tsx';
import { useGivenForm } from '../giving/use-given-form.ts';

const known: KnownVaccines = { child: maya, me, today, plan: vaccinePlan, facts: vaccineFacts };
const unsent = { errors: {}, refusals: 0, isBusy: false, failed: null, clearFailed: () => {} };
// The fields read what the form says, not how it listens.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const formWith = (errors: Record<string, string> = {}, refusals = 0) =>
  ({ ...unsent, errors, refusals }) as unknown as Form;

const shown = (element: ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);

const fields = (said: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  return form;
};

describe('[VAX-03] what was given', () => {
  function Given({ rows }: { rows: readonly PlannedDose[] }) {
    const form = useGivenForm({ known, rows, onSaved: () => {} });
    return (
      <>
        <GivenFields given={form} known={known} />
        <p>{markText(form.doses)}</p>
      </>
    );
  }
  const visit = () => shown(<Given rows={dosesDueAt(vaccinePlan.planned, vaccinePlan.asOf)} />);

  test('asks for day and place once, and has every due dose checked', () => {
    const markup = visit();

    expect(markup).toMatch(/name="doses\.0\.givenOn"[^>]*value="2026-11-21"/);
    expect(markup).toMatch(/min="2026-07-19" max="2026-11-21"/);
    expect(markup.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(3);
    expect(wordsOf(markup)).toMatch(/Mark 5 as Completed$/);
  });

  test('has a combination as one row, which can be given as separate shots', () => {
    expect(wordsOf(visit())).toContain('Pentacel One shot, three doses DTaP dose 2, Hib dose 2, IPV dose 2');
    expect(wordsOf(visit())).toContain('Given as separate shots');
  });

  test('folds product, lot and place on the body away, each empty', () => {
    const markup = visit();

    expect(wordsOf(markup)).toContain(
      'PCV, dose 2 Pneumococcal pneumonia, meningitis and blood infection Product, lot',
    );
    expect(markup).toMatch(/name="doses\.2\.lot"[^>]*value=""|id="lot-[^>]*name="doses\.2\.lot"/);
    expect(wordsOf(markup)).toContain('Not known RotaTeq Rotarix');
  });

  test('of one dose says nothing about a whole visit, and offers another vaccine', () => {
    const words = wordsOf(shown(<Given rows={[dtapDue]} />));

    expect(words).not.toContain('Everything from this visit at once.');
    expect(words).toContain('Another vaccine Mark 1 as Completed');
  });

  test('says of a dose that is not due yet when it will be', () => {
    expect(wordsOf(shown(<Given rows={[planned('hepb', 3, '2027-01-19')]} />))).toContain(
      'HepB, dose 3 Not due before Jan 19, 2027.',
    );
  });

  test('a refused lot is named, and its section is open', () => {
    function Refused() {
      const form = useGivenForm({ known, rows: dosesDueAt(vaccinePlan.planned, vaccinePlan.asOf), onSaved: () => {} });
      return <GivenFields given={{ ...form, form: formWith({ 'doses.2.lot': 'Too long' }, 1) }} known={known} />;
    }
    const markup = shown(<Refused />);

    expect(wordsOf(markup)).toContain('One field needs another look. Lot number of PCV');
    expect(markup.match(/<details class="more-words" open="">/g)).toHaveLength(1);
  });

  test.each([
    { givenOn: '2026-11-21', says: null },
    { givenOn: '2026-07-19', says: null },
    { givenOn: '2026-11-22', says: 'Date given cannot be in the future' },
    { givenOn: '2026-07-18', says: 'This day is before Maya was born, on July 19, 2026.' },
  ])('the day $givenOn: $says', ({ givenOn, says }) => {
    expect(givenOnProblem(day(givenOn), maya, today)).toBe(says);
  });
});

describe('[VAX-03] the doses before', () => {
  const rows = [planned('ipv', 1, '2026-09-19'), planned('ipv', 2, '2026-11-19')];
  const shownRows = (form = formWith()) => shown(<EarlierFields form={form} rows={rows} known={known} />);

  test.each([
    { asked: rows, title: 'When were doses 1 to 2 given to Maya?' },
    { asked: rows.slice(1), title: 'When was IPV, dose 2 given to Maya?' },
    { asked: [...rows, dtapDue], title: 'When were the earlier doses given to Maya?' },
  ])('are asked about by name: $title', ({ asked, title }) => {
    expect(earlierTitle(asked, 'Maya')).toBe(title);
  });

  test('have a day and a product each, and the days may be unknown', () => {
    const words = wordsOf(shownRows());

    expect(words).toContain(
      'IPV, dose 1 When was it given? I know the day I only know the month I do not know Date given Recommended: September 19, 2026 Product Not known',
    );
    expect(words).toContain('Pediarix (DTaP, HepB, IPV) Pentacel (DTaP, Hib, IPV)');
    expect(words).toContain(
      "I do not know the days Kept as “Date not recorded”. It does not count, and the plan asks for the dose again. Ask the clinic or your state's immunization registry for the official record.",
    );
  });

  test('say which of them has no day', () => {
    const words = wordsOf(shownRows(formWith({ 'doses.1.givenOn': 'Date given is required' }, 1)));

    expect(words).toContain('One field needs another look. IPV, dose 2');
    expect(words).toContain('Date given is required');
  });

  test.each([
    { said: { 'doses.0.givenOn': '2026-09-21' }, givenOn: '2026-09-21', which: { vaccine: 'ipv' } },
    { said: { 'doses.0.givenOn': '2026-09-21', daysUnknown: 'on' }, givenOn: '2026-09-21', which: { vaccine: 'ipv' } },
    { said: { 'doses.0.givenOn': '', daysUnknown: 'on' }, givenOn: null, which: { vaccine: 'ipv' } },
    { said: { 'doses.0.givenOn': '', 'doses.0.cvx': '10' }, givenOn: '', which: { cvx: '10' } },
    { said: {}, givenOn: null, which: { vaccine: 'ipv' } },
    { said: { 'doses.0.givenIn': '2026-09' }, givenOn: null, which: { givenIn: '2026-09', vaccine: 'ipv' } },
    {
      said: { 'doses.0.givenIn': '', daysUnknown: 'on' },
      givenOn: null,
      which: { givenIn: '', vaccine: 'ipv' },
    },
  ])('are sent as they are said: $said', ({ said, givenOn, which }) => {
    const [row] = rows;

    expect(row && earlierDose(fields(said), row, 0, 'id')).toEqual({ id: 'id', givenOn, ...which, fills: [row?.id] });
  });

  test('of one combination on one day are sent as one shot', () => {
    const dose = (cvx: string, on: string | null, fills: string) => ({
      id: fills,
      givenOn: on === null ? null : day(on),
      cvx,
      fills: [fills],
    });

    const sent = mergeShots(
      [
        dose('120', '2026-09-21', 'dtap'),
        dose('120', '2026-09-21', 'hib'),
        dose('120', '2026-10-21', 'ipv'),
        dose('10', '2026-09-21', 'first'),
        dose('10', '2026-09-21', 'second'),
        dose('120', null, 'some day'),
        dose('120', null, 'another'),
      ],
      vaccineFacts.products,
    );

    expect(sent.map(({ fills }) => fills)).toEqual([
      ['dtap', 'hib'],
      ['ipv'],
      ['first'],
      ['second'],
      ['some day'],
      ['another'],
    ]);
  });
});

test('[VAX-03] the button that marks doses counts each row of a combination, and what fills no row as one', () => {
  expect(markedCount([{ fills: ['dtap', 'hib', 'ipv'] }, { fills: ['pcv'] }, {}])).toBe(5);
});

describe('[VAX-03] unmarking', () => {
  test('says which doses one shot has filled', () => {
    const row = filled(pentacel, 'dtap', 1);

    expect(unmarkText(row, vaccinePlan)).toBe(
      'One shot of Pentacel was DTaP dose 1, Hib dose 1 and IPV dose 1. All of them become open again. The day and what else was written down of it are removed. Notes stay.',
    );
  });

  test('of a dose of its own says that it becomes open again', () => {
    const [row] = vaccinePlan.planned;

    expect(row && unmarkText(row, vaccinePlan)).toMatch(/^It becomes open again\./);
  });
});

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
      'The noted conditions were changed while this was open. Now noted: nothing. Save again to note what is checked here.',
    );
    expect(wordsOf(noting())).not.toContain('while this was open');
  });
});

describe('[VAX-01] the choice of the schedule', () => {
  const choice = (plan = vaccinePlan) => shown(<AuthorityFields known={{ ...known, plan }} chosen={choiceOf(plan)} />);

  test('lists every authority with its facts, the current one chosen', () => {
    const markup = choice();

    expect(wordsOf(markup)).toContain(
      'CDC January 2026 CDC, January 5, 2026. Blocked by a court in March 2026. A US District Court',
    );
    expect(markup).toMatch(/name="authority" checked="" value="cdc"|name="authority" value="cdc" checked=""/);
  });

  test('says of each in a line how it differs, with its notes', () => {
    expect(wordsOf(choice())).toMatch(
      /CDC routine[^:]*: COVID-19 and meningococcal B are for you and the doctor to decide\. .* AAP 2026: As CDC's, .* HPV: The AAP begins at 9 to 12 years; begun then, it has two doses\. CDC January 2026: Rotavirus/,
    );
  });

  test('says what it changes and what not, and who changed it last', () => {
    expect(wordsOf(choice())).toContain('ages and intervals stay CDC');
    expect(wordsOf(choice())).toContain('Nobody has changed it yet.');
    const changed = { authorityBy: { id: 'd', name: 'Daniel' }, authorityAt: '2026-10-02T15:00:00.000Z' };
    expect(wordsOf(choice({ ...vaccinePlan, ...changed }))).toContain('Last changed by Daniel on October 2, 2026.');
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
    expect(readDose(fields(said), before)).toEqual({ ...sent, lot: null, place: null, site: null });
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
