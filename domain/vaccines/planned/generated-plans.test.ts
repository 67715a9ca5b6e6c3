import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPlanned } from '#testing/vaccines/any-planned.ts';
import { currentEditionOn } from '#testing/vaccines/planned-vaccines.ts';
import { evaluateAndForecast } from '../engine.ts';
import { groupsOfDose, judgedDoses } from '../given/known-dose.ts';
import { planOn } from './plan-on.ts';
import { plannedGroups } from './planned-group.ts';

const SEED = 20_261_122;
const CHILDREN = 120;

const children = fc
  .sample(anyPlanned, { seed: SEED, numRuns: CHILDREN })
  .map((child) => ({ ...child, rows: planOn(child.input, child.today) }));

describe('[VAX-01] after any history', () => {
  test('there are plans to check', () => {
    const rows = children.flatMap((child) => child.rows);
    expect(rows.filter(({ dose }) => dose !== null).length).toBeGreaterThan(500);
    expect(rows.filter(({ due }) => due !== null).length).toBeGreaterThan(1000);
    expect(rows.filter(({ dose, due }) => dose === null && due === null).length).toBeGreaterThan(200);
  });

  test('the rows of each vaccine are numbered from 1 without a gap', () => {
    for (const { rows } of children) {
      for (const of of Map.groupBy(rows, ({ vaccine }) => vaccine).values()) {
        expect(of.map(({ number }) => number)).toEqual(of.map((_, place) => place + 1));
      }
    }
  });

  test('every dose fills one row of each of its vaccines, and no row of another', () => {
    for (const { input, today, rows } of children) {
      const groups = plannedGroups(input.schedule);
      for (const dose of input.doses) {
        const held = groupsOfDose(currentEditionOn(today), input.schedule, dose);
        const expected = groups.filter(({ group }) => held.includes(group)).map(({ id }) => id);
        expect(rows.filter((row) => row.dose?.id === dose.id).map(({ vaccine }) => vaccine)).toEqual(expected);
      }
    }
  });

  test('first come the doses given, then those that wait, then what is not needed', () => {
    for (const { rows } of children) {
      for (const of of Map.groupBy(rows, ({ vaccine }) => vaccine).values()) {
        const kinds = of.map(({ dose, due }) => (dose ? 0 : due ? 1 : 2));
        expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
      }
    }
  });

  test('the doses of a vaccine that wait are due one after another, and no window ends before its dose is due', () => {
    for (const { rows } of children) {
      for (const of of Map.groupBy(rows, ({ vaccine }) => vaccine).values()) {
        const due = of.flatMap((row) => row.due ?? []);
        const days = due.map(({ dueOn }) => dueOn);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(due.filter(({ dueOn, windowEndsOn }) => windowEndsOn !== null && windowEndsOn < dueOn)).toEqual([]);
      }
    }
  });

  test('no vaccine waits for more doses than a series has', () => {
    for (const { rows } of children) {
      for (const of of Map.groupBy(rows, ({ vaccine }) => vaccine).values()) {
        expect(of.filter(({ due }) => due !== null).length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('working out again, or from doses in another order, gives the same rows', () => {
    for (const { input, today, rows } of children) {
      expect(planOn(input, today)).toEqual(rows);
      expect(planOn({ ...input, doses: input.doses.toReversed() }, today)).toEqual(rows);
    }
  });

  test('what is next of a vaccine goes by its own antigens alone, so that each vaccine can be followed by itself', () => {
    for (const { input, today } of children) {
      const doses = judgedDoses(input.schedule, input.doses).map(({ given }) => given);
      const edition = input.editionOn(today, doses);
      const { forecasts } = evaluateAndForecast(edition, input.patient, doses, today);
      for (const { group } of plannedGroups(input.schedule)) {
        const names = edition.vaccineGroups.get(group)?.antigens ?? [];
        const alone = { ...edition, antigens: edition.antigens.filter(({ name }) => names.includes(name)) };
        const assessment = evaluateAndForecast(alone, input.patient, doses, today);
        expect(assessment.forecasts).toEqual(forecasts.filter(({ vaccineGroup }) => vaccineGroup === group));
      }
    }
  });
});
