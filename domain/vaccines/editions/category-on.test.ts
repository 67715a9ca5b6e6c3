import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { vaccineFile } from '#testing/vaccines/vaccine-files.ts';
import { readAuthorities } from './authorities-file.ts';
import { askDoctorOn, categoryOn, notesOf } from './category-on.ts';

const groups: Record<string, unknown> = vaccineFile('cdsi-4.64.schedule.json').content.vaccineGroups;
const names = new Set(Object.keys(groups));
const authorities = readAuthorities(names, vaccineFile('authorities.json'));
const asOf = day('2026-11-21');

function said(
  id: string,
  group: string,
  bornOn = '2025-11-21',
  motherHepatitisB: 'positive' | 'negative' | 'unknown' = 'unknown',
  motherRsvVaccine = false,
) {
  const child = { bornOn: day(bornOn), motherHepatitisB, motherRsvVaccine };
  return categoryOn(authorities, { id }, group, child, asOf);
}

const categories = (...given: Parameters<typeof said>) => said(...given)?.categories;

describe('the CDC schedule', () => {
  test('comes first, for every new child', () => {
    expect(authorities[0]).toMatchObject({ id: 'cdc', title: 'CDC routine' });
  });

  test('recommends thirteen vaccine groups to all children, and two after talking with a doctor', () => {
    const all = [...names].map((group) => [group, categories('cdc', group)?.join()] as const);
    const of = (category: string | undefined) => all.filter((one) => one[1] === category).map(([group]) => group);

    expect(of('routine').toSorted()).toEqual(
      [
        'DTaP/Tdap/Td',
        'HPV',
        'HepA',
        'HepB',
        'Hib',
        'Influenza',
        'MMR',
        'Meningococcal',
        'Pneumococcal',
        'Polio',
        'RSV',
        'Rotavirus',
        'Varicella',
      ].toSorted(),
    );
    expect(of('ask-your-doctor')).toEqual(['COVID-19', 'Meningococcal B']);
    expect(of(undefined)).toHaveLength(11);
  });
});

describe('the AAP list of 2026', () => {
  test.each([
    { bornOn: '2026-05-22', age: 'not yet 6 months', expected: ['ask-your-doctor'] },
    { bornOn: '2026-05-21', age: '6 months', expected: ['routine'] },
    { bornOn: '2024-11-22', age: 'not yet 2 years', expected: ['routine'] },
    { bornOn: '2024-11-21', age: '2 years', expected: ['risk', 'ask-your-doctor'] },
  ])('has COVID-19 vaccine at $age: $expected', ({ bornOn, expected }) => {
    expect(categories('aap-2026', 'COVID-19', bornOn)).toEqual(expected);
  });

  test('changes the category of no other vaccine', () => {
    const others = [...names].filter((group) => group !== 'COVID-19');

    expect(others.map((group) => categories('aap-2026', group))).toEqual(
      others.map((group) => categories('cdc', group)),
    );
    expect(said('aap-2026', 'HPV')?.note).toContain('9 to 12 years');
  });

  test('says which of its lines were not read', () => {
    expect(authorities[1]?.leftOut?.map(({ line }) => line)).toEqual([
      expect.stringContaining('MMRV'),
      expect.stringContaining('clesrovimab'),
    ]);
  });
});

describe('the CDC list of January 2026', () => {
  test('is shown with what a court did to it', () => {
    expect(authorities.find(({ id }) => id === 'cdc-2026-01')?.label).toBe('blocked by a court in March 2026');
  });

  test.each([
    ['Rotavirus', ['ask-your-doctor']],
    ['Influenza', ['ask-your-doctor']],
    ['COVID-19', ['ask-your-doctor']],
    ['HepA', ['risk', 'ask-your-doctor']],
    ['Meningococcal', ['risk', 'ask-your-doctor']],
    ['HPV', ['routine']],
    ['MMR', ['routine']],
    ['Varicella', ['routine']],
    ['Meningococcal B', ['ask-your-doctor']],
  ])('%s: %j', (group, expected) => {
    expect(categories('cdc-2026-01', group)).toEqual(expected);
  });

  test.each([
    { mother: 'negative', expected: ['ask-your-doctor'] },
    { mother: 'positive', expected: ['routine'] },
    { mother: 'unknown', expected: ['routine'] },
  ] as const)('hepatitis B where the mother is $mother: $expected', ({ mother, expected }) => {
    expect(categories('cdc-2026-01', 'HepB', '2025-11-21', mother)).toEqual(expected);
  });
});

describe('[decision 61] RSV antibody by the list of January 2026', () => {
  test.each([
    { bornOn: '2026-03-22', vaccinated: false, expected: ['routine'] },
    { bornOn: '2026-03-21', vaccinated: false, expected: ['risk'], isNoted: false },
    { bornOn: '2026-11-21', vaccinated: false, expected: ['routine'] },
    { bornOn: '2026-11-21', vaccinated: true, expected: ['risk'] },
  ])('born $bornOn, mother vaccinated $vaccinated: $expected', ({ bornOn, vaccinated, expected, isNoted = true }) => {
    const of = said('cdc-2026-01', 'RSV', bornOn, 'unknown', vaccinated);

    expect(of?.categories).toEqual(expected);
    const note = 'Still for every baby under 8 months whose mother was not vaccinated.';
    expect(of?.note).toBe(isNoted ? note : null);
  });
});

describe('[decision 61] how the authorities differ', () => {
  const first = authorities[0];

  test.each(authorities.slice(1))(
    '$id: the line names each vaccine that it puts elsewhere',
    ({ id, differs, groups: of }) => {
      const inWords = {
        Rotavirus: 'otavirus',
        Influenza: 'flu',
        HepA: 'epatitis A',
        HepB: 'epatitis B',
        Meningococcal: 'eningococcal',
      };
      const others = Object.keys(of).filter(
        (group) => categories(id, group)?.join() !== categories('cdc', group)?.join(),
      );

      for (const group of others) expect(differs).toContain(new Map(Object.entries(inWords)).get(group) ?? group);
    },
  );

  test('the first names what it leaves to parents and doctor', () => {
    expect(first?.differs).toMatch(/^COVID-19 and meningococcal B are for you and the doctor/);
  });

  test('notes are told by vaccine, each once', () => {
    expect(authorities.map((one) => notesOf(one).map(({ group }) => group))).toEqual([
      [],
      ['COVID-19', 'HPV'],
      ['HepB', 'RSV', 'HPV'],
    ]);
  });
});

test('an authority that is not known is as the first one', () => {
  expect(said('nobody', 'COVID-19')).toEqual(said('cdc', 'COVID-19'));
});

test.each([
  { id: 'cdc', expected: ['COVID-19', 'Meningococcal B'] },
  { id: 'aap-2026', expected: ['Meningococcal B'] },
  {
    id: 'cdc-2026-01',
    expected: ['COVID-19', 'HepA', 'Influenza', 'Meningococcal', 'Meningococcal B', 'Rotavirus'],
  },
])('$id leaves to parents and doctor of a child of one year: $expected', ({ id, expected }) => {
  const child = { bornOn: day('2025-11-21'), motherHepatitisB: 'unknown', motherRsvVaccine: false } as const;

  expect([...askDoctorOn(authorities, { id }, child, asOf)].toSorted()).toEqual(expected);
});
