import type { Measurement } from '#contract/growth.ts';
import type { GrowingChild } from '#domain/growth/score/assess.ts';
import { INDICATOR_OF } from '#domain/growth/chart/chart-lines.ts';
import { cmOfTenthMm, kgOfGrams } from '#domain/growth/units.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { valueAt } from '#domain/growth/score/z-score.ts';
import { addDays } from '#domain/time/day.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { aMeasurement } from '#testing/people.ts';
import type { RunningHouse } from './a-running-house.ts';
import type { SignedInFamily } from './a-signed-in-family.ts';

export type KnownChild = SignedInFamily['child'];

/** The values of one day. */
export type Entry = Pick<Measurement, 'measuredOn' | 'weightKg' | 'heightCm' | 'headCm' | 'position' | 'place'>;

/** A girl born at term, as growth is assessed. */
export function growing({ bornOn }: KnownChild): GrowingChild {
  return { bornOn, gender: 'female', gestationDays: null };
}

/** Stored measurements, earliest first. */
export async function entriesOf(house: RunningHouse, { id }: KnownChild): Promise<Entry[]> {
  const rows = await inDatabase(house, ({ house: { db } }) =>
    db.selectFrom('measurements').selectAll().where('child_id', '=', id).orderBy('measured_on').execute(),
  );
  return rows.map((row) => ({
    measuredOn: row.measured_on,
    weightKg: row.weight_g === null ? null : kgOfGrams(row.weight_g),
    heightCm: row.height_tenth_mm === null ? null : cmOfTenthMm(row.height_tenth_mm),
    headCm: row.head_tenth_mm === null ? null : cmOfTenthMm(row.head_tenth_mm),
    position: row.position,
    place: row.place,
  }));
}

export async function latestEntry(house: RunningHouse, child: KnownChild): Promise<Entry> {
  const latest = (await entriesOf(house, child)).at(-1);
  if (!latest) throw new Error('the child was never measured');
  return latest;
}

/** Measures a child every 16 days since birth, high and low in the reference, with some values missing. */
export async function measureOften(house: RunningHouse, child: KnownChild, times: number): Promise<void> {
  await inDatabase(house, async (home) => {
    const { user_id: id } = await home.house.db
      .selectFrom('child_parents')
      .select('user_id')
      .where('child_id', '=', child.id)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < times; n += 1) {
      const age = n * 16;
      const z = ((n * 7) % 23) / 4 - 2.75;
      await aMeasurement(
        home,
        child,
        { id },
        {
          measured_on: addDays(child.bornOn, age),
          weight_g: Math.round(valueOf('weight', age, z) * 1000),
          height_tenth_mm: n % 5 === 4 ? null : Math.round(valueOf('height', age, z) * 100),
          head_tenth_mm: n % 4 === 3 ? null : Math.round(valueOf('head', age, z) * 100),
          position: n > 30 ? 'standing' : 'lying',
          place: n % 2 === 0 ? 'home' : 'doctor',
        },
      );
    }
  });
}

function valueOf(measure: Measure, ageDays: number, z: number): number {
  const at = { ageDays, lengthCm: null };
  const row = references.who2006.to60Months.rowAt(INDICATOR_OF[measure], 'female', at);
  if (!row) throw new Error(`no ${measure} at ${ageDays} days`);
  return valueAt(z, row);
}
