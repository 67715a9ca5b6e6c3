import { expect, test } from 'vitest';
import { typedAgeMonths } from './typed-age.ts';

test.each([
  ['my 5 week old', 1],
  ['he is 2 years', 24],
  ['at 3 days', 0],
  ['zero month old', 0],
  ['Six-month-old', 6],
  ['twelve months', 12],
  ['59 days old', 1],
  ['61 days old', 2],
  ['8 weeks old', 1],
  ['9 weeks old', 2],
  ['born at home', null],
])("[ART-01] '%s' names an age of %s months", (text, months) => {
  expect(typedAgeMonths(text)).toBe(months);
});

test.each([
  ['newborn fever brother is 3 years old', 0],
  ['sister 3 years sick newborn fever 100.5', 0],
  ['my 4 year old has cold and baby 3 weeks fever', 0],
  ['6 weeks fever, brother is 3 years old', 1],
  ['my 3 year old and my 5 month old have a fever', 5],
  ['2 year old cough 3 weeks', 24],
  ['10 month old fever now 3 days', 10],
  ['10 month old baby 2 weeks cough', 10],
  ['2 year old has a 3 day fever', 24],
])("[ART-01] of the ages in '%s' the youngest counts, and what lasts is none: %s months", (text, months) => {
  expect(typedAgeMonths(text)).toBe(months);
});

test.each([
  ['born at 36 weeks now 10 weeks fever 100.5', 1],
  ['born at 36 weeks, 4 weeks old fever 100.5', 0],
  ['35 weeker 2 weeks old fever', 0],
  ['came at 34 weeks has fever 100.6', 0],
  ['baby born 34 weeks fever 100.4', 0],
  ['33 week preemie home now fever 101', 0],
  ['34 week preemie temp 100.8', 0],
  ['premature 30 weeks gestation feels hot', 0],
  ['born 35 weeks yellow skin day 4', 0],
  ['32 weeker fever 100.6', 0],
  ['born 6 weeks early now 4 months old', 2],
  ['born at 30 weeks 4 months old fever', 1],
  ['1 month preemie 101', 0],
  ['born at 32 weeks gave water at 4 months', 2],
  ['37 weeks birth 8 days old 100.4', 0],
  ['born at 38 weeks fever', null],
  ['born at 39 weeks 8 months old', 8],
  ['preemie, 3 years old', 36],
  ['36 weeks old', 8],
  ['35 weeks pregnant fever', null],
  ['premature labor signs', null],
  ['born 3 weeks ago', 0],
])("[ART-01] weeks of pregnancy are no age, and count for a child born early: '%s' is %s months", (text, months) => {
  expect(typedAgeMonths(text)).toBe(months);
});

test.each([
  ['2.5 months old 100.6', 2],
  ['motrin 5.5 months', 5],
  ['two and a half months fever', 2],
  ['2 1/2 month old fever', 2],
  ['a month and a half old', 1],
  ['half a year', 6],
  ['1.5 year old', 18],
  ['one and a half years old', 18],
  ['1 year and 2 months old', 14],
  ['2-3 month old fever', 2],
  ['6 w fever', 1],
  ['6w fever', 1],
  ['3m fever', 3],
  ['10 week-old temp 38', 2],
  ['almost 3 months fever 100.7', 2],
  ['2 days short of 3 months fever 100.7', 2],
  ['nearly 12 weeks 38.1', 2],
  ['almost 1 year old honey', 11],
  ['fever under 3 months', 2],
  ['she has a fever, 3 years', 36],
  ['4 yr fever', 48],
  ['3 yrs', 36],
  ['honey 51 weeks', 11],
])("[ART-01] '%s' is read as %s months", (text, months) => {
  expect(typedAgeMonths(text)).toBe(months);
});

test.each([
  'fever for 3 years',
  'moved 2 years ago',
  'cough 3 w/ fever',
  'fever 3 days',
  'newborn clothes',
  'newborn screening',
  'weighs 6.5 kg',
  'fed 3 oz every 2 h',
  '3 months apart',
])("[ART-01] '%s' names no age", (text) => {
  expect(typedAgeMonths(text)).toBeNull();
});
