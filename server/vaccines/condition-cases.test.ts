import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { addDays, day } from '#domain/time/day.ts';
import { conditions, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { plannedGroups, plannedUntil } from '#domain/vaccines/planned/planned-group.ts';
import { MOTHER_HAD_RSV_VACCINE } from '#domain/vaccines/organize/patient.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

type Case = {
  readonly id: string;
  readonly title: string;
  readonly dob: string;
  readonly sex: 'female' | 'male' | 'unknown';
  readonly assessed: string;
  readonly group: string;
  readonly observations: readonly { readonly code: string }[];
  readonly doses: readonly { readonly date: string; readonly cvx: string }[];
  readonly expect: {
    readonly status: 'not-complete' | 'complete' | 'immune' | 'contraindicated';
    readonly recommended?: string;
    readonly pastDue?: string;
  };
};

const file = new URL('../../testing/fixtures/vaccines/cdsi-conditions.json', import.meta.url);
const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));

/** The condition that a family would note for an observation; none for what is asked with the child. */
function conditionOf(code: string): string | null {
  return conditions().find(({ observations }) => observations.some((of) => of.code === code))?.id ?? null;
}

const groups = new Map(plannedGroups(routineSchedule()).map(({ group, id }) => [group, id]));
/** Why a case cannot be entered: its vaccine is not in the plan, or no condition of the list is its observation. */
function whyLeftOut({ group, observations }: Case): string | null {
  if (!groups.has(group)) return group;
  const missing = observations.find(({ code }) => code !== MOTHER_HAD_RSV_VACCINE && conditionOf(code) === null);
  return missing ? `observation ${missing.code}` : null;
}

const ofOurList = cases.filter((of) => whyLeftOut(of) === null);

/** The plan of a family that entered a case on the day it was assessed, and noted its condition from birth. */
async function planOf({ dob, sex, assessed, observations, doses }: Case): Promise<VaccinePlan> {
  const home = await aHouse();
  home.clock.set(`${assessed}T15:00:00.000Z`);
  const family = await aFamily(home);
  const child = await aChild(home, family.parent, {
    born_on: day(dob),
    gender: sex === 'unknown' ? null : sex,
    mother_rsv_vaccine: observations.some(({ code }) => code === MOTHER_HAD_RSV_VACCINE) ? 1 : null,
  });
  const mine = { ...family, child };
  const body = { conditions: observations.flatMap(({ code }) => conditionOf(code) ?? []), seen: [] };
  home.clock.set(`${dob}T15:00:00.000Z`);
  await family.parent.call(noteVaccineConditions, { params: { childId: child.id }, body });
  home.clock.set(`${assessed}T15:00:00.000Z`);
  if (doses.length > 0)
    await marked(
      mine,
      doses.map(({ date, cvx }) => ({ givenOn: date, cvx })),
    );
  return aPlan(mine);
}

/** Ours, where CDC has no past due day: the days that a dose may wait for a visit. */
const DAYS_TO_WAIT = 14;

describe("[VAX-01] CDC's cases of children with a condition, entered as a family would", () => {
  test('are all but these', () => {
    const leftOut = cases.flatMap((of) => {
      const why = whyLeftOut(of);
      return why === null ? [] : [`${of.id}: ${why}`];
    });

    expect(cases).toHaveLength(37);
    expect(leftOut).toEqual([
      '2016-UC-0005: observation 080',
      '2016-UC-0009: observation 080',
      '2016-UC-0015: observation 108',
      '2016-UC-0062: observation 002',
      '2016-UC-0076: observation 169',
      '2016-UC-0115: observation 070',
      '2016-UC-0176: observation 151',
      '2017-UC-0008: observation 156',
      '2018-UC-0002: observation 151',
      '2022-UC-0002: Dengue',
      '2022-UC-0046: observation 145',
      '2022-UC-0048: observation 145',
      '2023-UC-0053: Orthopoxvirus',
      '2023-UC-0058: TBE',
      '2025-UC-0009: Chikungunya',
    ]);
    expect(ofOurList).toHaveLength(22);
  });

  test.each(ofOurList.filter((of) => !isFarAhead(of)))('$id $title', async (of) => {
    const { status, recommended = '', pastDue } = of.expect;
    const days = status === 'not-complete' ? [recommended, pastDue ?? addDays(day(recommended), DAYS_TO_WAIT)] : null;

    expect(saidIn(await planOf(of), of)).toMatchObject({ status, days });
  });

  test.each(ofOurList.filter(isFarAhead))('later than the plan goes: $id $title', async (of) => {
    const { recommended = '' } = of.expect;

    expect(saidIn(await planOf(of), of)).toEqual({
      status: of.expect.status,
      days: null,
      text: expect.stringContaining(longDayText(day(recommended))),
    });
  });
});

function isFarAhead({ dob, assessed, expect: { recommended } }: Case): boolean {
  return recommended !== undefined && recommended > plannedUntil(day(dob), day(assessed));
}

/** How the vaccine of a case stands, and the days of its next row. */
function saidIn({ vaccines, planned }: VaccinePlan, { group }: Case) {
  const id = groups.get(group);
  const { isComplete = false, text = '' } = vaccines.find(({ vaccine }) => vaccine === id) ?? {};
  const next = planned.find(({ vaccine, completed, dueOn }) => vaccine === id && !completed && dueOn !== null);
  const isBarred = /^(Not to be given|Usually not needed)/.test(text);
  const done = text.startsWith('Immune') ? 'immune' : 'complete';
  return {
    status: isComplete ? done : isBarred ? 'contraindicated' : 'not-complete',
    days: next ? [next.dueOn, next.windowEndsOn] : null,
    text,
  };
}
