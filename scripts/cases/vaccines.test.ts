import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeVaccineFile } from './vaccines.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, 'testing/fixtures/vaccines', name), 'utf8');

describe('vaccines agree with what others found', () => {
  const FILES = [
    { name: 'cdsi-healthy.json', rows: 203 },
    { name: 'cdsi-conditions.json', rows: 37 },
    { name: 'whole-child.json', rows: 8 },
    { name: 'date-arithmetic.json', rows: 20 },
  ];
  const readme = textOf('README.md');

  test.each(FILES)('in all $rows rows of $name, as the README says', ({ name, rows }) => {
    const text = textOf(name);
    expect(judgeVaccineFile(text)).toEqual({ rows, differences: [] });
    expect(readme).toContain(`| \`${name}\` | ${rows} |`);
    expect(readme).toContain(`\`${createHash('sha256').update(text).digest('hex')}\``);
  });

  test('which are as many as docs/vaccines.md says', () => {
    const rows = FILES.reduce((sum, file) => sum + file.rows, 0);
    expect(readFileSync(join(root, 'docs/vaccines.md'), 'utf8')).toContain(`**${rows} rows**`);
  });
});

const files = ['cdsi-healthy.json', 'cdsi-conditions.json', 'whole-child.json'].map(textOf);
const HISTORIES: ReadonlyMap<string, string> = new Map(
  files.flatMap((text) => JSON.parse(text).cases.map((row: { id: string }) => [row.id, JSON.stringify(row)])),
);

/** Judges one row with some of its text replaced. */
function judgedWith(id: string, from: string | RegExp, to: string, layout = 'vaccine-cases/1') {
  const row = HISTORIES.get(id) ?? '';
  const changed = row.replace(from, to);
  expect(changed, 'nothing was replaced').not.toBe(row);
  return judgeVaccineFile(`{"layout":"${layout}","edition":"cdsi-4.64","cases":[${changed}]}`);
}

describe('a row differs when it expects', () => {
  test.each([
    { what: 'another status', from: '"not-complete"', to: '"complete"', why: 'status complete, got not-complete' },
    { what: 'another number of the dose', from: '"dose":4', to: '"dose":3', why: 'HepB: expected dose 3, got 4' },
    { what: 'another earliest day', from: '2025-11-15', to: '2025-11-16', why: 'earliest 2025-11-16, got 2025-11-15' },
    { what: 'no earliest day', from: '"earliest":"2025-11-15",', to: '', why: 'earliest none, got 2025-11-15' },
    { what: 'another recommended day', from: '2025-12-01', to: '2025-11-30', why: 'recommended 2025-11-30' },
    {
      what: 'no recommended day',
      from: '"recommended":"2025-12-01",',
      to: '',
      why: 'recommended none, got 2025-12-01',
    },
    { what: 'another last day', from: '2027-01-27', to: '2027-01-28', why: 'pastDue 2027-01-28, got 2027-01-27' },
    { what: 'no last day', from: ',"pastDue":"2027-01-27"', to: '', why: 'pastDue none, got 2027-01-27' },
    { what: 'a dose not to count', from: '"valid"', to: '"not-valid"', why: 'expected not-valid, got valid' },
    {
      what: 'a reason of a dose that counts',
      from: '"valid"',
      to: '"valid","reason":"age-too-young"',
      why: 'got valid',
    },
  ])('$what', ({ from, to, why }) => {
    const { rows, differences } = judgedWith('2013-0230', from, to);
    expect(rows).toBe(1);
    expect(differences).toEqual([{ id: '2013-0230', why: expect.stringContaining(why) }]);
  });

  test.each([
    {
      id: '2013-0251',
      what: 'a last day where there is none',
      from: '"complete"',
      to: '"complete","pastDue":"2030-01-01"',
    },
    { id: '2013-0251', what: 'a dose to be repeated', from: '"extraneous"', to: '"not-valid"' },
    { id: '2013-0251', what: 'another reason', from: 'series-already-complete', to: 'age-too-old' },
    { id: '2013-0192', what: 'a dose to count', from: '"not-valid","reason":"interval-too-short"', to: '"valid"' },
    { id: '2013-0192', what: 'a reason that is none', from: 'interval-too-short', to: 'live-vaccine-conflict' },
    {
      id: '2013-0192',
      what: 'a dose that was spoilt',
      from: '"not-valid","reason":"interval-too-short"',
      to: '"sub-standard"',
    },
    { id: '2016-UC-0111', what: 'another series to judge', from: '"risk"', to: '"standard"' },
    { id: '2016-UC-0019', what: 'no immunity', from: '"immune"', to: '"complete"' },
    { id: '2013-0813', what: 'another vaccine not to count', from: '"valid"', to: '"not-valid"' },
    {
      id: '2024-UC-0011',
      what: 'the standard forecast of a child at risk',
      from: '"earliest":"2024-07-21"',
      to: '"earliest":"2025-01-21"',
    },
  ])('$what ($id)', ({ id, from, to }) => {
    expect(judgedWith(id, from, to).differences).toEqual([{ id, why: expect.stringContaining('expected') }]);
  });

  test.each([
    {
      what: 'another status',
      from: '"RSV":{"status":"aged-out"',
      to: '"RSV":{"status":"complete"',
      why: 'RSV: expected status complete, got aged-out',
    },
    {
      what: 'another day',
      from: '"earliest":"2025-07-01"',
      to: '"earliest":"2025-07-30"',
      why: 'Influenza: expected earliest 2025-07-30',
    },
    {
      what: 'a dose to count',
      from: '"not-valid","reason":"live-vaccine-conflict"',
      to: '"valid"',
      why: 'dose 2 (2025-07-02, CVX 21): Varicella: expected valid, got not-valid',
    },
    {
      what: 'a dose to count for another vaccine',
      from: '{"MMR":{"status":"valid"}}',
      to: '{"MMR":{"status":"valid"},"HepB":{"status":"valid"}}',
      why: 'HepB: expected valid, got no judgment',
    },
    {
      what: 'nothing of a dose',
      from: '{"MMR":{"status":"valid"}}',
      to: '{}',
      why: 'MMR: judged, and nothing is expected',
    },
  ])('$what of a whole child', ({ from, to, why }) => {
    const { differences } = judgedWith('whole-09', from, to, 'whole-child-cases/1');
    expect(differences).toEqual([{ id: 'whole-09', why: expect.stringContaining(why) }]);
  });

  test.each([
    {
      what: 'another day',
      row: '{"date":"2024-02-29","add":"1y","is":"2025-02-28"}',
      why: 'expected 2025-02-28, got 2025-03-01',
    },
    {
      what: 'a sum with no duration',
      row: '{"date":"2024-02-29","add":"a year","is":"2025-02-28"}',
      why: 'not a duration: a year',
    },
    {
      what: 'a day that does not exist',
      row: '{"date":"2024-02-29","add":"1y","is":"2025-02-29"}',
      why: 'is is not understood: "2025-02-29"',
    },
  ])('$what of a date sum', ({ row, why }) => {
    const { differences } = judgeVaccineFile(`{"layout":"date-arithmetic/1","cases":[${row}]}`);
    expect(differences).toEqual([{ id: 'row 1', why: expect.stringContaining(why) }]);
  });
});

describe('a row is refused', () => {
  test.each([
    {
      what: 'without an expectation',
      from: /,"expect":\{"status":"not-complete".*?\}/,
      to: '',
      why: 'expect is missing',
    },
    {
      what: 'with an empty expectation',
      from: /"expect":\{"status":"not-complete".*?\}/,
      to: '"expect":{}',
      why: 'expect.status is missing',
    },
    { what: 'with a dose without one', from: ',"expect":{"status":"valid"}', to: '', why: 'doses.0.expect is missing' },
    { what: 'without doses', from: /"doses":\[.*?\],/, to: '', why: 'doses is missing' },
    { what: 'without the day of the assessment', from: '"assessed":"2025-11-10",', to: '', why: 'assessed is missing' },
    {
      what: 'with a day that does not exist',
      from: '2025-06-28',
      to: '2025-06-31',
      why: 'doses.1.date is not understood: "2025-06-31"',
    },
    {
      what: 'with a status that is not known',
      from: '"not-complete"',
      to: '"finished"',
      why: 'expect.status is not understood: "finished"',
    },
    {
      what: 'with a reason that is not known',
      from: '"valid"',
      to: '"valid","reason":"bad"',
      why: 'reason is not understood: "bad"',
    },
    {
      what: 'with a type that is not known',
      from: '"valid"',
      to: '"valid","seriesType":"odd"',
      why: 'seriesType is not understood',
    },
    {
      what: 'with a dose number that is none',
      from: '"dose":4',
      to: '"dose":0',
      why: 'expect.dose is not understood: 0',
    },
    { what: 'with a sex that is not known', from: '"female"', to: '"F"', why: 'sex is not understood: "F"' },
    {
      what: 'with a key that is not known',
      from: '"earliest"',
      to: '"soonest"',
      why: 'expect has what is not known: soonest',
    },
    { what: 'with more about a dose', from: '"mvx"', to: '"maker"', why: 'doses.0 has what is not known: maker' },
    {
      what: 'of a vaccine group that is not known',
      from: '"HepB"',
      to: '"HepZ"',
      why: 'vaccine group is not known: HepZ',
    },
    {
      what: 'with a dose in the future',
      from: '"2025-11-10","cvx"',
      to: '"2025-11-11","cvx"',
      why: 'dose 3 in-the-future',
    },
    {
      what: 'with a dose before birth',
      from: '"2025-05-31","cvx"',
      to: '"2025-05-30","cvx"',
      why: 'dose 1 before-birth',
    },
    { what: 'assessed before birth', from: '"assessed":"2025', to: '"assessed":"2024', why: 'assessed-before-birth' },
    { what: 'with one dose twice', from: '2025-06-28', to: '2025-05-31', why: 'same-dose-twice 08' },
    { what: 'with a product that is not known', from: '"cvx":"08"', to: '"cvx":"0"', why: 'dose 1 unknown-product 0' },
    {
      what: 'with an observation that cannot be one',
      from: '"doses"',
      to: '"observations":[{"code":"1"}],"doses"',
      why: 'observations.0.code is not understood: "1"',
    },
    { what: 'that is not an object', from: /^.*$/s, to: '7', why: 'the row is not understood: 7' },
  ])('$what', ({ from, to, why }) => {
    const { rows, differences } = judgedWith('2013-0230', from, to);
    expect(rows).toBe(1);
    expect(differences).toEqual([{ id: expect.any(String), why: expect.stringContaining(why) }]);
  });

  test.each([
    { what: 'without an expectation', from: /,"expect":\{"HepB".*\}\}$/, to: '}', why: 'expect is missing' },
    {
      what: 'with an empty expectation',
      from: /"expect":\{"HepB".*\}\}$/,
      to: '"expect":{}}',
      why: 'expect is not understood: {}',
    },
    {
      what: 'of a vaccine group that is not known',
      from: '"Hib"',
      to: '"Hip"',
      why: 'vaccine group is not known: Hip',
    },
  ])('of a whole child $what', ({ from, to, why }) => {
    const { differences } = judgedWith('whole-09', from, to, 'whole-child-cases/1');
    expect(differences).toEqual([{ id: 'whole-09', why: expect.stringContaining(why) }]);
  });
});

describe('a row', () => {
  test('with a note is judged like any other', () => {
    expect(judgedWith('2013-0230', '"tags"', '"note":"unsure","tags"').differences).toEqual([]);
    expect(judgedWith('2013-0230', '"dose":4', '"dose":3,"note":"unsure"').differences).toHaveLength(1);
  });

  test('may leave the number of the dose open, and the reason of one that does not count', () => {
    expect(judgedWith('2013-0230', '"dose":4,', '').differences).toEqual([]);
    expect(judgedWith('2013-0192', ',"reason":"interval-too-short"', '').differences).toEqual([]);
  });

  test('may name any of the reasons that were found', () => {
    expect(judgedWith('2013-0036', 'age-too-young', 'vaccine-not-allowed').differences).toEqual([]);
  });

  test('may leave the sex open', () => {
    expect(judgedWith('2013-0230', '"female"', '"unknown"').differences).toEqual([]);
  });
});

describe('a file', () => {
  test('in which two rows have one id fails in the second, even where its answer is right', () => {
    const sum = '{"id":"leap","date":"2024-02-29","add":"1y","is":"2025-03-01"}';
    const judged = (...rows: string[]) =>
      judgeVaccineFile(`{"layout":"date-arithmetic/1","cases":[${rows.join(',')}]}`);
    const why = 'row 1 has this id already';

    expect(judged(sum, sum.replace('leap', 'plain'), sum)).toEqual({ rows: 3, differences: [{ id: 'leap', why }] });
    expect(judged(sum, sum.replace('2025', '2026')).differences).toEqual([
      { id: 'leap', why: expect.stringMatching(`^${why}; .*expected 2026-03-01`) },
    ]);
  });

  test('may have many rows without an id', () => {
    const sum = '{"date":"2024-02-29","add":"1y","is":"2025-03-01"}';
    expect(judgeVaccineFile(`{"layout":"date-arithmetic/1","cases":[${sum},${sum}]}`).differences).toEqual([]);
  });

  const row = HISTORIES.get('2013-0230');

  test('is recognized by its layout, anywhere in the file', () => {
    const text = `\uFEFF{"cases":[${row}],"edition":"cdsi-4.64","what":"one","schema":"vaccine-cases/1"}`;
    expect(judgeVaccineFile(text)).toEqual({ rows: 1, differences: [] });
  });

  test('is judged with the edition that it names', () => {
    const ofNewProduct = row?.replace('[', '[{"date":"2025-11-10","cvx":"337","expect":{"status":"not-valid"}},');
    const judged = (edition: string) =>
      judgeVaccineFile(`{"layout":"vaccine-cases/1","edition":"${edition}","cases":[${ofNewProduct}]}`).differences;
    expect(judged('cdsi-4.64')).toEqual([
      { id: '2013-0230', why: expect.stringContaining('dose 1 unknown-product 337') },
    ]);
    expect(judged('cdsi-4.65')).toEqual([]);
  });

  test.each(['cdsi-healthy.json', 'cdsi-conditions.json'])(
    'of CDC’s cases agrees with the next edition too: %s',
    (name) => {
      const text = textOf(name).replace('"cdsi-4.64"', '"cdsi-4.65"');
      expect(judgeVaccineFile(text).differences).toEqual([]);
    },
  );

  test.each([
    { what: 'of another layout', head: '"layout":"vaccine-cases/2"', why: 'layout is not known: "vaccine-cases/2"' },
    { what: 'of no layout', head: '"edition":"cdsi-4.64"', why: 'layout is not known' },
    {
      what: 'of another edition',
      head: '"layout":"vaccine-cases/1","edition":"4.64"',
      why: 'edition is not known: "4.64"',
    },
    { what: 'of no edition', head: '"layout":"vaccine-cases/1"', why: 'edition is not known' },
    { what: 'of whole children and no edition', head: '"layout":"whole-child-cases/1"', why: 'edition is not known' },
  ])('$what fails in every row', ({ head, why }) => {
    const { rows, differences } = judgeVaccineFile(`{${head},"cases":[${row},{"group":"MMR"}]}`);
    expect(rows).toBe(2);
    expect(differences.map(({ id }) => id)).toEqual(['2013-0230', 'row 2']);
    expect(differences[0]?.why).toContain(why);
  });

  test.each([
    { what: 'with an empty list of cases', text: '{"layout":"vaccine-cases/1","edition":"cdsi-4.64","cases":[]}' },
    { what: 'without cases', text: '{"layout":"vaccine-cases/1","edition":"cdsi-4.64"}' },
    { what: 'that is a list', text: '[]' },
    { what: 'that is no JSON', text: 'case_id,reference\nS0001,WHO2006' },
    { what: 'that is empty', text: '' },
  ])('$what cannot be read', ({ text }) => {
    expect(judgeVaccineFile(text)).toEqual({ rows: 0, differences: [], fault: expect.any(String) });
  });
});
