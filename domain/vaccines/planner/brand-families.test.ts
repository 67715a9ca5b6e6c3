import { expect, test } from 'vitest';
import { atAge, given, productsOf, requestFor, visitToday } from '#testing/vaccines/vaccine-plans.ts';

const bornOn = atAge('0d');

function productsAfter(cvx: readonly string[], age = '6m') {
  const doses = [...given('08', bornOn), ...cvx.flatMap((code, place) => given(code, atAge(`${2 + 2 * place}m`)))];
  return productsOf(visitToday(requestFor(bornOn, doses), atAge(age)));
}

test.each([
  { before: ['146', '120'], has: ['146'] },
  { before: ['20', '20'], has: ['110', '48'] },
  { before: ['110', '110'], has: ['110', '48'] },
  { before: ['106', '106'], has: ['146'] },
  // The last one counts.
  { before: ['20', '106'], has: ['146'] },
  { before: ['106', '20'], has: ['110'] },
  // Of an unknown maker any will do.
  { before: ['107', '107'], has: ['146'] },
])('after $before the third DTaP is of the same manufacturer: $has', ({ before, has }) => {
  expect(productsAfter(before)).toEqual(expect.arrayContaining(has));
});

test('the product of both manufacturers stays open to either at 4 years', () => {
  for (const cvx of ['106', '20']) {
    const doses = given(cvx, ...['2m', '4m', '6m', '15m'].map((age) => atAge(age)));
    const ipv = given('10', ...['2m', '4m', '6m'].map((age) => atAge(age)));
    expect(productsOf(visitToday(requestFor(bornOn, [...doses, ...ipv]), atAge('4y')))).toContain('130');
  }
});
