import { describe, expect, test } from 'vitest';
import { type PlannedDose } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { formData, formWith, known, shown } from '#testing/vaccines/vaccine-forms.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import { dtapDue, planned, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { markText } from '../dose/dose-text.ts';
import { earlierDose, earlierTitle, mergeShots, markedCount } from './earlier-doses.ts';
import { EarlierFields } from './earlier-fields.tsx';
import { GivenFields } from './given-fields.tsx';
import { givenOnProblem } from './given-rules.ts';
import { ShotRow } from './shot-row.tsx';
import { useGivenForm } from './use-given-form.ts';

describe('[VAX-03] what was given', () => {
  function Given({ rows, unanswered }: { rows: readonly PlannedDose[]; unanswered?: readonly PlannedDose[] }) {
    const form = useGivenForm({ known, rows, ...(unanswered && { unanswered }), onSaved: () => {} });
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
    expect(markup.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(5);
    expect(wordsOf(markup)).toMatch(/Mark 5 as Completed$/);
  });

  test('lists the shots before it asks for day and place', () => {
    expect(wordsOf(visit())).toMatch(
      /^Uncheck what was not given\. Same as last time: Pentacel DTaP, dose 2 .* Another vaccine When was it given\? .* Date given .* Place/,
    );
  });

  test('where nothing is due asks at once what was given, and the button waits for it', () => {
    const words = wordsOf(shown(<Given rows={[]} />));

    expect(words).toMatch(/^What was given\? Choose, and it is added .* When was it given\?/);
    expect(words).toMatch(/Choose a shot$/);
  });

  test('lists the doses that are asked about after the birth, unchecked', () => {
    const [first] = vaccinePlan.planned;
    const asked = { ...first, isUnanswered: true } as PlannedDose;
    const markup = shown(<Given rows={[]} unanswered={[asked]} />);

    expect(wordsOf(markup)).toMatch(/^Check what was given\. .* Another vaccine When was it given\? .* Choose a shot$/);
    expect(markup.match(/type="checkbox"/g)).toHaveLength(1);
    expect(markup).not.toMatch(/type="checkbox"[^>]*checked=""/);
  });

  test('has a combination as one row, which can be given as separate shots', () => {
    const rows = dosesDueAt(vaccinePlan.planned, vaccinePlan.asOf).slice(0, 3);
    const shot = { id: 'a', vaccines: rows.map(({ vaccine }) => vaccine), rows, cvx: '120' };
    function Combined() {
      return <ShotRow shot={shot} given={useGivenForm({ known, rows, onSaved: () => {} })} known={known} />;
    }
    const words = wordsOf(shown(<Combined />));

    expect(words).toContain('Pentacel One shot, three doses DTaP dose 2,');
    expect(words).toContain('Given as separate shots');
  });

  test('names no product that nobody has said', () => {
    expect(wordsOf(visit())).not.toContain('One shot, three doses');
  });

  test('folds product, lot and place on the body away, each empty', () => {
    const markup = visit();

    expect(wordsOf(markup)).toContain(
      'Pneumococcal (PCV), dose 2 Pneumococcal pneumonia, meningitis and blood infection Product, lot',
    );
    expect(markup).toMatch(/name="doses\.2\.lot"[^>]*value=""|id="lot-[^>]*name="doses\.2\.lot"/);
    expect(wordsOf(markup)).toContain('Not known RotaTeq Rotarix');
  });

  test('of one dose says nothing about a whole visit, and offers another vaccine', () => {
    const words = wordsOf(shown(<Given rows={[dtapDue]} />));

    expect(words).not.toContain('Uncheck what was not given.');
    expect(words).toMatch(/Another vaccine When was it given\?.* Mark 1 as Completed$/);
  });

  test('says of a dose that is not due yet when it will be', () => {
    expect(wordsOf(shown(<Given rows={[planned('hepb', 3, '2027-01-19')]} />))).toContain(
      'Hepatitis B (HepB), dose 3 Not due before Jan 19, 2027.',
    );
  });

  test('says when the RSV antibody is not needed', () => {
    const antibody = planned('rsv-ab', 1, '2026-11-19');
    const withoutDoses = { ...known, plan: { ...vaccinePlan, doses: [], planned: [antibody] } };
    function Due() {
      const given = useGivenForm({ known: withoutDoses, rows: [antibody], onSaved: () => {} });
      return <GivenFields given={given} known={withoutDoses} />;
    }

    expect(wordsOf(shown(<Due />))).toContain(
      'RSV, dose 1 Respiratory syncytial virus (RSV) ' +
        'The RSV antibody is usually needed unless the mother had the RSV vaccine at least 14 days before the birth.',
    );
  });

  test('a refused lot is named, and its section is open', () => {
    function Refused() {
      const form = useGivenForm({ known, rows: dosesDueAt(vaccinePlan.planned, vaccinePlan.asOf), onSaved: () => {} });
      return <GivenFields given={{ ...form, form: formWith({ 'doses.3.lot': 'Too long' }, 1) }} known={known} />;
    }
    const markup = shown(<Refused />);

    expect(wordsOf(markup)).toContain('One field needs another look. Lot number of pneumococcal');
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
    { asked: rows.slice(1), title: 'When was polio dose 2 given to Maya?' },
    { asked: [...rows, dtapDue], title: 'When were the earlier doses given to Maya?' },
  ])('are asked about by name: $title', ({ asked, title }) => {
    expect(earlierTitle(asked, 'Maya')).toBe(title);
  });

  test('have a day and a product each, and the days may be unknown', () => {
    const words = wordsOf(shownRows());

    expect(words).toContain(
      'Polio (IPV), dose 1 When was it given? I know the day I only know the month I do not know Date given Recommended: September 19, 2026 Product Not known',
    );
    expect(words).toContain('Pediarix (DTaP, hepatitis B, polio) Pentacel (DTaP, Hib, polio)');
    expect(words).toContain(
      "I do not know the days Kept as “Date not recorded”. It does not count, and the plan asks for the dose again. Ask the clinic or your state's immunization registry for the official record.",
    );
  });

  test('say which of them has no day', () => {
    const words = wordsOf(shownRows(formWith({ 'doses.1.givenOn': 'Date given is required' }, 1)));

    expect(words).toContain('One field needs another look. Polio (IPV), dose 2');
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

    expect(row && earlierDose(formData(said), row, 0, 'id')).toEqual({ id: 'id', givenOn, ...which, fills: [row?.id] });
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
