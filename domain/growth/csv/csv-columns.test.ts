import { describe, expect, test } from 'vitest';
import { csvColumns, isBmiAlone } from './csv-columns.ts';
import { MEASUREMENT_COLUMNS } from './measurement-table.ts';

const columnsOf = (heads: string) => csvColumns(heads.split(','));

describe('[GRO-01] whose table a CSV file is', () => {
  test('all of our own columns are known, and none is left unread', () => {
    const columns = csvColumns(MEASUREMENT_COLUMNS.map(({ head }) => head));

    expect(columns).toMatchObject({ kind: 'fernling', count: 16, unread: [] });
  });

  test.each([
    {
      heads: 'id,child_id,child_first_name,child_last_name,weight,date,notes,tags',
      kind: 'baby-buddy',
      unread: ['tags'],
    },
    { heads: 'child_id,weight,date,notes', kind: 'baby-buddy', unread: [] },
    { heads: 'date,head_circumference', kind: 'baby-buddy', unread: [] },
    { heads: ' DATE , Height ', kind: 'baby-buddy', unread: [] },
    { heads: 'Date measured,Weight (kg)', kind: 'fernling', unread: [] },
    { heads: 'age (months),HEIGHT (CM),Mood', kind: 'fernling', unread: ['Mood'] },
  ])('$heads: $kind', ({ heads, kind, unread }) => {
    expect(columnsOf(heads)).toMatchObject({ kind, unread });
  });

  test.each([
    { heads: '', says: 'This is not a table of measurements that is known here.' },
    { heads: 'Datum|Gewicht', says: 'This is not a table of measurements that is known here.' },
    { heads: 'weight,notes', says: 'The column “date” is missing.' },
    { heads: 'Weight (kg),Note', says: 'The column “Date measured” is missing.' },
    { heads: 'date,notes', says: 'A column “weight”, “height” or “head_circumference” is missing.' },
    {
      heads: 'Date measured,Note',
      says: 'A column “Weight (kg)”, “Height (cm)” or “Head circumference (cm)” is missing.',
    },
    { heads: 'date,weight,Weight', says: 'The column “Weight” appears twice.' },
  ])('“$heads” is refused: $says', ({ heads, says }) => {
    expect(columnsOf(heads)).toMatch(says.slice(0, 40));
    expect(columnsOf(heads)).toContain(says);
  });

  test('a table of BMI alone has nothing that can be taken', () => {
    const [bmi, both] = [columnsOf('date,bmi'), columnsOf('date,bmi,weight')];

    expect([bmi, both].map((columns) => typeof columns !== 'string' && isBmiAlone(columns))).toEqual([true, false]);
  });
});
