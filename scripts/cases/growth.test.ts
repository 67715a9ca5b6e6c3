import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { judgeGrowthFile } from './growth.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../testing/fixtures/growth/${name}`, import.meta.url));
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

describe('[GRO-03] growth agrees with what others computed', () => {
  test.each([
    { name: 'cases.csv', rows: 543 },
    { name: 'values.csv', rows: 270 },
    { name: 'edge-cases.csv', rows: 25 },
    { name: 'velocity-cases.csv', rows: 28 },
    { name: 'who-2007-cases.csv', rows: 38 },
  ])('in all $rows rows of $name', ({ name, rows }) => {
    expect(judgeGrowthFile(textOf(name))).toEqual({ rows, differences: [] });
  });
});

describe('a row differs when the product', () => {
  const [header, first] = textOf('cases.csv').split('\n');
  const [edgeHeader, edge] = textOf('edge-cases.csv').split('\n');
  const [valueHeader, value] = textOf('values.csv').split('\n');

  test.each([
    { fault: 'gives another z-score', from: '-0.274668', to: '-0.2753', why: 'expected z' },
    { fault: 'gives another percentile', from: '39.178572', to: '39.2', why: 'expected percentile' },
    { fault: 'does not flag it', from: ',0,0.0005', to: ',1,0.0005', why: 'expected flag 1' },
    { fault: 'scores what must have no score', from: '-0.274668', to: '', why: 'expected no score' },
    { fault: 'has no score', from: ',8.19,', to: ',,', why: 'got none: no-value' },
    { fault: 'counts other days', from: ',303,', to: ',304,', why: '303 days apart' },
    { fault: 'does not know the reference', from: 'WHO2006', to: 'WHO1977', why: 'reference is not known: WHO1977' },
    { fault: 'does not know the indicator', from: 'weight_for_age', to: 'arm_for_age', why: 'indicator is not known' },
    { fault: 'does not know the position', from: 'lying', to: 'sitting', why: 'position is not known' },
    { fault: 'does not know the sex', from: 'female', to: 'banana', why: 'sex is not known: banana' },
    { fault: 'is not told the sex', from: 'female', to: 'Other', why: 'got none: sex-unknown' },
    { fault: 'does not know the basis', from: 'chronological', to: 'banana', why: 'age_basis is not known: banana' },
    { fault: 'is not told the basis', from: 'chronological', to: '', why: 'age_basis is not known' },
    { fault: 'cannot read a number', from: '8.19', to: '8.19kg', why: 'weight_kg is no number' },
    { fault: 'is given other than decimal digits', from: ',303,', to: ',0x12F,', why: 'age_days is no number: 0x12F' },
    { fault: 'is given a broken day', from: ',303,', to: ',303.4,', why: 'age_days is no whole number: 303.4' },
    { fault: 'cannot read a day', from: '2015-10-04', to: '2015-02-30', why: 'not a day' },
    { fault: 'misses a field', from: ',0.0005,', to: '', why: 'too few or too many fields' },
  ])('$fault', ({ from, to, why }) => {
    const { rows, differences } = judgeGrowthFile([header, first?.replace(from, to)].join('\n'));
    expect(rows).toBe(1);
    expect(differences).toEqual([{ id: 'S0001', why: expect.stringContaining(why) }]);
  });

  test.each([
    { fault: 'uses another length', from: ',87.8,0.037241', to: ',87.1,0.037241', why: 'expected length' },
    { fault: 'gives another z-score', from: '0.073569', to: '0.0749', why: 'expected z_bmi_for_age' },
    { fault: 'flags nothing', from: ',,last', to: ',wfa+bfa,last', why: 'expected flags wfa+bfa, got none' },
  ])('$fault at a boundary', ({ from, to, why }) => {
    const { differences } = judgeGrowthFile([edgeHeader, edge?.replace(from, to)].join('\n'));
    expect(differences).toEqual([{ id: 'R01', why: expect.stringContaining(why) }]);
  });

  test('has another value on a line', () => {
    const { differences } = judgeGrowthFile([valueHeader, value?.replace('12.028', '12.03')].join('\n'));
    expect(differences).toEqual([{ id: 'W0001', why: expect.stringContaining('expected 12.03, got 12.02') }]);
  });
});

describe('a file', () => {
  test('is recognized by its header line, with columns in any order', () => {
    const [header = '', ...rows] = textOf('cases.csv').trim().split('\n');
    const turned = [header, ...rows.slice(0, 5)].map((line) => line.split(',').toReversed().join(',')).join('\r\n');
    expect(judgeGrowthFile(`\uFEFF${turned}\r\n`)).toEqual({ rows: 5, differences: [] });
  });

  test.each(['F', 'f', 'Female', 'FEMALE'])('may call a girl %s', (sex) => {
    const [header, first] = textOf('cases.csv').split('\n');
    expect(judgeGrowthFile([header, first?.replace('female', sex)].join('\n')).differences).toEqual([]);
  });

  test('may have notes of several lines, and names the line in which each row begins', () => {
    const [header, first = ''] = textOf('cases.csv').split('\n');
    const noted = `${first}"a note\r\n\r\nof ""three"" lines"`;
    const unnamed = first.replace('S0001', '').replace('8.19', '');
    expect(judgeGrowthFile([header, noted, unnamed, '', `${first}24" tall`].join('\r\n'))).toEqual({
      rows: 3,
      differences: [{ id: 'line 5', why: expect.stringContaining('no-value') }],
    });
  });

  test('with a quote that never ends has one row after it, which fails', () => {
    const [header, first] = textOf('cases.csv').split('\n');
    const { rows, differences } = judgeGrowthFile([header, first, `${first}"open`, first].join('\n'));
    expect(rows).toBe(2);
    expect(differences).toEqual([{ id: 'line 3', why: 'the row has too few or too many fields' }]);
  });

  test('of another kind fails in every row', () => {
    const { rows, differences } = judgeGrowthFile('case_id,question\nQ1,why\nQ2,"who, and when"\n');
    expect(rows).toBe(2);
    expect(differences.map(({ id }) => id)).toEqual(['Q1', 'Q2']);
  });

  test.each([
    { fault: 'another increment', from: ',2395,', to: ',2397,', why: 'expected 2397, got 239' },
    { fault: 'months that do not fit', from: ',6,0,6,', to: ',6,0,5,', why: 'not an interval apart' },
  ])('of velocities with $fault differs', ({ from, to, why }) => {
    const [header, first] = textOf('velocity-cases.csv').split('\n');
    const { differences } = judgeGrowthFile([header, first?.replace(from, to)].join('\n'));
    expect(differences).toEqual([{ id: 'X001', why: expect.stringContaining(why) }]);
  });
});

describe('what a row leaves to the reference:', () => {
  const columns = 'case_id,reference,indicator,age_basis,sex,age_days,age_months,weight_kg,length_height_cm,bmi';
  const whyOf = (cells: string, expected: string) =>
    judgeGrowthFile(`${columns},expected_z,expected_flag,tolerance_z\nN1,${cells},${expected},0.0005`).differences[0]
      ?.why;

  test.each([
    { what: 'a body mass index alone', cells: 'WHO2006,bmi_for_age,chronological,F,303,,,,16.4', is: '-0.153518,0' },
    { what: 'and not flagged', cells: 'WHO2006,bmi_for_age,chronological,F,800,,,,24', is: '4.839344,0' },
    { what: 'and flagged', cells: 'WHO2006,bmi_for_age,chronological,F,800,,,,24.5', is: '5.105196,1' },
    { what: 'beside a weight', cells: 'WHO2006,bmi_for_age,chronological,F,303,,8,,16.4', is: '-0.153518,0' },
    { what: 'too old for it', cells: 'WHO2006,bmi_for_age,chronological,F,1827,,,,16.4', is: ',' },
    {
      what: 'CDC’s weight before 24 months',
      cells: 'CDC2000,weight_for_age,chronological,F,,23.5,8,,',
      is: '-4.368805,',
    },
    {
      what: 'CDC’s length before 24 months',
      cells: 'CDC2000,length_height_for_age,chronological,F,,6.5,,70,',
      is: '1.505189,',
    },
    { what: 'CDC’s height before 24 months', cells: 'CDC2000,stature_for_age,chronological,F,,6.5,,70,', is: ',' },
    { what: 'a head by WHO 2007', cells: 'WHO2007,head_circumference_for_age,chronological,F,,70,,,', is: ',' },
    { what: 'a weight by CDC’s extension', cells: 'CDC2022ext,weight_for_age,chronological,F,,70,20,,', is: ',' },
  ])('$what', ({ cells, is }) => {
    expect(whyOf(cells, is)).toBeUndefined();
  });

  test('a score that the reference has no table for differs', () => {
    const why = whyOf('WHO2007,head_circumference_for_age,chronological,F,,70,,,', '0,');
    expect(why).toBe('expected 0, got none: no-table');
  });

  test.each([
    { sex: 'male', months: 120.5, sd: 1, is: 19.262605 },
    { sex: 'male', months: 120.5, sd: 2, is: 25.645184 },
    { sex: 'female', months: 60.5, sd: 3, is: 24.177485 },
  ])('CDC’s extension at $sd standard deviations of a $sex child', ({ sex, months, sd, is }) => {
    const header = 'case_id,reference,indicator,sex,x,x_unit,line_kind,line,expected_value,tolerance';
    const row = `N1,CDC2022ext,bmi_for_age,${sex},${months},month,sd,${sd},${is},0.00001`;
    expect(judgeGrowthFile(`${header}\n${row}`).differences).toEqual([]);
  });
});

describe('an age given in months only', () => {
  const header = 'case_id,reference,indicator,age_basis,sex,age_days,age_months,weight_kg,expected_z,tolerance_z';
  const difference = (months: number) =>
    judgeGrowthFile(`${header}\nM1,WHO2006,weight_for_age,chronological,female,,${months},10,99,0.001`).differences[0]
      ?.why;

  test('is turned into days and scored', () => {
    expect(difference(12)).toContain('expected z 99, got');
  });

  test('has no score from 60 months on', () => {
    expect(difference(60)).toContain('got none: age-out-of-range');
  });
});
