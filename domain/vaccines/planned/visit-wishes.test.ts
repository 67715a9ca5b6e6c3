import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import type { Decision } from '../standing/planned-status.ts';
import { visitWishes } from './visit-wishes.ts';

const until = day('2027-11-22');
const flu = { id: 'flu', group: 'Influenza' };
const mmr = { id: 'mmr', group: 'MMR' };
const all = ['MMR', 'Influenza', 'HPV'];

const wishes = (decision?: Decision) =>
  visitWishes([mmr, flu], all, new Map(decision ? [['flu', decision]] : []), until);

describe('[VAX-03] the visits of a family', () => {
  test('give what is in the plan and nothing else', () => {
    expect(wishes()).toEqual({ withoutGroups: ['HPV'], notBefore: new Map(), withGroups: [] });
  });

  test.each<{ what: string; decision: Decision; isGiven: boolean }>([
    { what: 'declined', decision: { decision: 'declined', until: null }, isGiven: false },
    { what: 'put off without an end', decision: { decision: 'deferred', until: null }, isGiven: false },
    { what: 'put off beyond them', decision: { decision: 'deferred', until: day('2027-11-23') }, isGiven: false },
    { what: 'put off until their last day', decision: { decision: 'deferred', until }, isGiven: true },
    { what: 'wanted', decision: { decision: 'wanted', until: null }, isGiven: true },
  ])('a vaccine that is $what is given at one: $isGiven', ({ decision, isGiven }) => {
    expect(wishes(decision).withoutGroups.includes('Influenza')).toBe(!isGiven);
  });

  test('wait with a vaccine for the day until which it is put off, and with no other', () => {
    const on = day('2027-02-15');

    expect(wishes({ decision: 'deferred', until: on }).notBefore).toEqual(new Map([['Influenza', on]]));
    expect(wishes({ decision: 'declined', until: on }).notBefore).toEqual(new Map());
    expect(wishes({ decision: 'deferred', until: null }).notBefore).toEqual(new Map());
  });

  test('have what a parent asked for', () => {
    expect(wishes({ decision: 'wanted', until: null }).withGroups).toEqual(['Influenza']);
    expect(wishes({ decision: 'deferred', until }).withGroups).toEqual([]);
  });
});
