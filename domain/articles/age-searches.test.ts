import { expect, test } from 'vitest';
import { emergenciesInSearch } from './emergency.ts';

const shown = (search: string) => emergenciesInSearch(search).map(({ id }) => id);

test.each([
  'newborn fever brother is 3 years old',
  'my 4 year old has cold and baby 3 weeks fever',
  'born at 36 weeks now 10 weeks fever 100.5',
  'came at 34 weeks has fever 100.6',
  'baby born 34 weeks fever 100.4',
  '33 week preemie home now fever 101',
  '34 week preemie temp 100.8',
  'premature 30 weeks gestation feels hot',
  '32 weeker fever 100.6',
  'preemie born at 30 weeks temp 100.5',
  '2.5 months old 100.6',
  'two and a half months fever',
  '6 w fever',
  'almost 3 months fever 100.7',
])("[ART-01] a search for '%s' shows the rule of fever under 3 months, not that of older children", (search) => {
  expect(shown(search)).toContain('rf-fever-u3m');
  expect(shown(search)).not.toContain('rf-fever');
});

test.each([
  ['born 35 weeks yellow skin day 4', 'rf-jaundice'],
  ['motrin 5.5 months', 'rf-ibuprofen-u6m'],
  ['born at 32 weeks gave water at 4 months', 'rf-water-intox'],
  ['4 yr fever', 'rf-fever'],
  ['she has a fever, 3 years', 'rf-fever'],
])("[ART-01] a search for '%s' shows the rule of the age, %s", (search, id) => {
  expect(shown(search)).toEqual([id]);
});

test.each([
  ['she has a fever, 3 years', 'rf-fever-u3m'],
  ['my 2 year old has had a fever for 3 weeks', 'rf-fever-u3m'],
  ['4 yr fever', 'rf-fever-u3m'],
  ['5 month old fever for 2 days', 'rf-fever-u3m'],
  ['motrin 6.5 months', 'rf-ibuprofen-u6m'],
  ['honey 1 1/2 years', 'rf-honey'],
])("[ART-01] a search for '%s' does not show %s, which is for younger ones", (search, id) => {
  expect(shown(search)).not.toContain(id);
});

test.each([
  'preemie growth chart',
  '34 week preemie milestones',
  'born at 36 weeks when to start solids',
  'premature birth causes',
  'ibuprofen 6 months',
  'newborn photos brother 3 years old',
])("[ART-01] a search for '%s' is calm", (search) => {
  expect(shown(search)).toEqual([]);
});
