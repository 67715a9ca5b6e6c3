import { measurementEndpoints } from '#contract/growth.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import type { Indicator } from '#domain/growth/score/reference.ts';
import { valueAt } from '#domain/growth/score/z-score.ts';
import type { Course, Values, Visit } from './brooks.ts';
import { eveningOf, type DemoChild, type DemoFamily } from './family.ts';

/** Adds what was measured at each visit. */
export async function demo(family: DemoFamily): Promise<void> {
  const chance = numbersFrom(20);
  for (const child of family.children) {
    for (const visit of child.visits) {
      const values = visit.ageDays === 0 ? child.atBirth : measure(child.course, visit, chance);
      await enter(family, child, visit, values);
    }
  }
}

async function enter(
  family: DemoFamily,
  child: DemoChild,
  visit: Visit,
  { weightKg, heightCm, headCm }: Values,
): Promise<void> {
  const { by, on } = await eveningOf(family, child, visit);
  await by.call(measurementEndpoints.add, {
    params: { childId: child.id },
    body: {
      measuredOn: on,
      weightKg,
      weightText: `${weightKg} kg`,
      heightCm,
      heightText: heightCm === null ? null : `${heightCm} cm`,
      position: heightCm === null ? null : positionAt(visit.ageDays),
      headCm,
      headText: headCm === null ? null : `${headCm} cm`,
      place: visit.place,
      note: visit.note ?? null,
    },
  });
}

function positionAt(ageDays: number): 'lying' | 'standing' {
  return ageDays < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing';
}

/** A seeded generator of numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    // Linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A child's values on its course, with a small random error.
 *
 * @param chance numbers from 0 to 1
 * @throws RangeError before term, where the standards have no values
 */
function measure(course: Course, { ageDays, place }: Visit, chance: () => number): Values {
  const on = (indicator: Indicator, z: number) => {
    const at = { ageDays: ageDays - course.earlyDays, lengthCm: null };
    const row = references.who2006.to60Months.rowAt(indicator, course.gender, at);
    if (row === null) throw new RangeError(`no ${indicator} for day ${ageDays}`);
    return valueAt(z + (chance() - 0.5) * 0.16, row);
  };
  const weightKg = rounded(on('weight-for-age', course.weightZ), place === 'home' ? 0.05 : 0.01);
  if (place === 'home') return { weightKg, heightCm: null, headCm: null };
  const heightCm = rounded(on('length-for-age', course.lengthZ), 0.5);
  return { weightKg, heightCm, headCm: rounded(on('head-for-age', course.headZ), 0.1) };
}

function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2));
}
