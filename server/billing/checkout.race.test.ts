import { expect, test } from 'vitest';
import { aPerson, type Person } from '#testing/family.ts';
import { aFamilyRace, sessionOf } from '#testing/servers/race.ts';

const rounds = 10;
const race = aFamilyRace();

test('[SUB-03] checkouts that two servers begin at the same moment are one, of one customer', async () => {
  const { family } = race;
  for (let round = 0; round < rounds; round += 1) {
    const payer = await aPerson(family, 'Ines Brooks');
    const before = await playedBy(family.house.db);

    const answers = await Promise.all(race.racers.map((racer) => racer.run({ ...begin, session: sessionOf(payer) })));

    const said = answers.flat();
    expect(said.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(said.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const after = await playedBy(family.house.db);
    expect({ customers: after.customer - before.customer, checkouts: after.checkout - before.checkout }).toEqual({
      customers: 1,
      checkouts: 1,
    });
    expect(await customersOf(payer)).toHaveLength(1);
  }
});

const begin = { times: 5, method: 'POST', path: '/functions/v1/create-checkout-session', body: {} };

async function playedBy(db: (typeof race)['family']['house']['db']) {
  const rows = await db.selectFrom('test_payments').select('kind').execute();
  const count = (of: string) => rows.filter(({ kind }) => kind === of).length;
  return { customer: count('customer'), checkout: count('checkout') };
}

async function customersOf({ id }: Person) {
  return race.family.house.db.selectFrom('payment_customers').selectAll().where('user_id', '=', id).execute();
}
