import { expect, test } from 'vitest';
import { csvChildren, csvChildTaken } from './csv-children.ts';
import { csvColumns } from './csv-columns.ts';

const heads = ['child_id', 'child_first_name', 'child_last_name', 'weight', 'date'];

function childrenOf(...rows: readonly string[][]) {
  const columns = csvColumns(heads);
  if (typeof columns === 'string') throw new Error(columns);
  return csvChildren(
    rows.map((cells) => ({ cells })),
    columns,
  );
}

const maya = ['1', 'Maya', 'Brooks'];
const leo = ['2', 'Leo', 'Brooks'];

test('[GRO-01] rows of several children are separated and counted', () => {
  const { children, numberOf } = childrenOf(maya, leo, maya, ['3', '', ''], []);

  expect(children).toEqual([
    { number: 1, name: 'Maya Brooks', rows: 2 },
    { number: 2, name: 'Leo Brooks', rows: 1 },
    { number: 3, name: 'Child 3', rows: 1 },
    { number: 4, name: 'without a name', rows: 1 },
  ]);
  expect(numberOf).toEqual([1, 2, 1, 3, 4]);
});

test.each([
  { rows: [maya], asked: null, firstName: 'Noah', taken: 1 },
  { rows: [maya, leo], asked: null, firstName: 'leo', taken: 2 },
  { rows: [maya, leo], asked: null, firstName: 'Noah', taken: null },
  { rows: [maya, ['2', 'Maya', 'Hale']], asked: null, firstName: 'Maya', taken: null },
  { rows: [maya, leo], asked: 1, firstName: 'Leo', taken: 1 },
  { rows: [maya, leo], asked: 3, firstName: 'Leo', taken: null },
])(
  '[GRO-01] of $rows, with $asked asked for, $firstName gets the rows of $taken',
  ({ rows, asked, firstName, taken }) => {
    const { children } = childrenOf(...rows);

    expect(csvChildTaken(children, asked, firstName)).toBe(taken);
  },
);

test('[GRO-01] rows of a table without names can belong to any child', () => {
  expect(csvChildTaken([], null, 'Maya')).toBe(0);
});
