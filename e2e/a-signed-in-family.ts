import type { BrowserContext } from '@playwright/test';
import { addDays, daysBetween, type Day } from '#domain/time/day.ts';
import { openSession } from '#server/auth/session.ts';
import type { Tables } from '#server/db/tables.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import type { TestHouse } from '#testing/house-on.ts';
import { aChild, aMeasurement, aPerson, tie, type Person } from '#testing/people.ts';
import type { RunningHouse } from './a-running-house.ts';
import { give, noonOn, planFromBirth, type Given } from './a-vaccinated-child.ts';
import { daysAgo, timeZone } from './days.ts';

type KnownChild = Awaited<ReturnType<typeof aChild>>;

/** Hannah with her daughter Maya; her password is that of every test family. */
export type SignedInFamily = {
  readonly email: string;
  readonly child: KnownChild;
  /** Signs Hannah in on another device. */
  readonly signInAlso: (other: BrowserContext) => Promise<void>;
  /** Makes Daniel a co-parent and signs him in, in his own browser. */
  readonly signInDaniel: (other: BrowserContext) => Promise<void>;
};

export type Wishes = {
  readonly firstName?: string;
  readonly ageDays?: number;
  readonly measurements?: number;
  readonly gestationDays?: number;
  /** None by default. */
  readonly birthWeightKg?: number;
  /** Daniel's right; signs him in instead of Hannah. */
  readonly asCoParentWho?: Tables['child_parents']['may'];
  readonly units?: 'metric' | 'us';
  /** A brother added after Maya. */
  readonly brother?: string;
  /** Maya's doses; she is then added on the day she was born, else today. */
  readonly given?: readonly Given[];
};

/** Adds a family and a session to the house and signs the browser in. */
export async function signInAFamily(
  house: RunningHouse,
  context: BrowserContext,
  wishes: Wishes = {},
): Promise<SignedInFamily> {
  return inDatabase(house, async (home) => {
    const {
      firstName = 'Maya',
      ageDays = 125,
      gestationDays = null,
      birthWeightKg,
      units = 'metric',
      brother,
      given,
      asCoParentWho: may,
    } = wishes;
    const parent = await aPerson(home, 'Hannah Brooks', { units, time_zone: timeZone });
    const born_on = daysAgo(ageDays);
    const child = await aChild(home, parent, {
      first_name: firstName,
      born_on,
      ...(given && { made_at: noonOn(born_on).toISOString() }),
      gestation_days: gestationDays,
      ...birthWeight(birthWeightKg),
    });
    if (brother) {
      const bornBefore = daysAgo(ageDays + 600);
      await aChild(home, parent, {
        first_name: brother,
        born_on: bornBefore,
        gender: 'male',
        ...birthWeight(undefined),
      });
    }
    await measure(home, child, parent, { ageDays, times: wishes.measurements ?? 4 });
    if (given) await planFromBirth(home, child, parent);
    if (given && given.length > 0) await give(child, parent, given);
    const who = may ? await aPerson(home, 'Daniel Brooks', { units, time_zone: timeZone }) : parent;
    if (may) await tie(home, child, who, { may });
    await giveSession(house, context, who.cookies.get('sid'));
    return {
      email: who.email,
      child,
      signInAlso: (other) => signInAgain(house, other, who),
      signInDaniel: (other) => signInACoParent(house, other, child),
    };
  });
}

function birthWeight(kg: number | undefined) {
  return kg === undefined
    ? { birth_weight_g: null, birth_weight_text: null }
    : { birth_weight_g: Math.round(kg * 1000), birth_weight_text: `${kg} kg` };
}

async function signInACoParent(house: RunningHouse, other: BrowserContext, child: KnownChild): Promise<void> {
  await inDatabase(house, async (home) => {
    const daniel = await aPerson(home, 'Daniel Brooks');
    await tie(home, child, daniel, { relationship: 'father' });
    await giveSession(house, other, daniel.cookies.get('sid'));
  });
}

/** A parent without children. */
export async function signInAlone(house: RunningHouse, context: BrowserContext): Promise<void> {
  await inDatabase(house, async (home) => {
    const parent = await aPerson(home, 'Lin Sato');
    await giveSession(house, context, parent.cookies.get('sid'));
  });
}

/** Makes the last login of every session an hour old. */
export async function anHourAfterLogin(house: RunningHouse): Promise<void> {
  const made_at = new Date(Date.now() - 60 * 60_000).toISOString();
  await inDatabase(house, ({ house: { db } }) =>
    db.updateTable('sessions').set({ made_at, proved_at: null }).execute(),
  );
}

/** Measures a child at even intervals since its birth, near the median. */
async function measure(
  home: TestHouse,
  child: { id: string; bornOn: Day },
  parent: Person,
  { ageDays, times }: { ageDays: number; times: number },
): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const measuredOn = addDays(child.bornOn, Math.round((n * ageDays) / times));
    const age = daysBetween(child.bornOn, measuredOn);
    const [grams, tenthMm, headTenthMm] = [3400 + age * 28, 4970 + age * 11, 3400 + age * 5];
    await aMeasurement(home, child, parent, {
      measured_on: measuredOn,
      weight_g: grams,
      weight_text: `${grams / 1000} kg`,
      height_tenth_mm: tenthMm,
      height_text: `${tenthMm / 100} cm`,
      head_tenth_mm: headTenthMm,
      head_text: `${headTenthMm / 100} cm`,
    });
  }
}

async function signInAgain(house: RunningHouse, other: BrowserContext, { id: userId }: Person): Promise<void> {
  const now = new Date();
  const token = await inDatabase(house, ({ house: { db } }) => openSession(db, { userId, remember: false, now }));
  await giveSession(house, other, token);
}

export async function giveSession({ url }: RunningHouse, context: BrowserContext, token = ''): Promise<void> {
  await context.addCookies([{ name: 'sid', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
}
