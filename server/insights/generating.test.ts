import { describe, expect, test } from 'vitest';
import { generateInsights, listInsights, readInsightAllowance } from '#contract/insights.ts';
import { chooseActiveChild } from '#contract/children.ts';
import { openSession } from '#server/auth/session.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily, aMeasurement, type Family } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits } from '#testing/house.ts';
import { manyAnswers } from '#testing/milestones/stored-answers.ts';

const path = '/functions/v1/generate-insights';
const childData = { age_months: 4, sex: 'female', weight: 6.4, height: null, head_circumference: null } as const;

const ofChild = ({ child }: Family) => ({ params: { childId: child.id } });
const generatedBy = ({ child, parent }: Family, by = parent) =>
  by.ask(generateInsights, { body: { childId: child.id } });

/** The trial is over before the second insight is possible. */
async function aGrant({ house, parent }: Family): Promise<void> {
  const grant = { user_id: parent.id, until_at: '2030-01-01T00:00:00.000Z', made_at: house.clock().toISOString() };
  await house.db.insertInto('plan_grants').values(grant).execute();
}

describe('[API-01] [AI-01] the function of insights', () => {
  test('takes what the specification sends, with a bearer token, and answers with the text', async () => {
    const { house, parent, visitor } = await aFamily();
    const token = await openSession(house.db, { userId: parent.id, remember: false, now: house.clock() });

    const answer = await visitor().send('POST', path, JSON.stringify({ childData }), {
      authorization: `Bearer ${token}`,
      apikey: 'anon',
    });

    expect(answer).toMatchObject({ status: 200, body: { response: expect.stringContaining('Maya') } });
  });

  test('without a child writes about the one that was looked at last', async () => {
    const family = await aFamily();
    const other = await aChild(family, family.parent, { first_name: 'Leo' });
    await family.parent.call(chooseActiveChild, { body: { childId: other.id } });

    const { insight } = await family.parent.call(generateInsights, { body: { childData } });

    expect(insight.childId).toBe(other.id);
  });

  test('keeps what was written, with the numbers it was asked for with and no name', async () => {
    const family = await aFamily();
    await aMeasurement(family, family.child, family.parent, {
      measured_on: day('2026-11-19'),
      weight_g: 6400,
      note: 'at Grandma Rose',
    });

    const { response, insight } = await family.parent.call(generateInsights, {
      body: { childId: family.child.id, childData: { ...childData, weight: 60 } },
    });

    expect(await family.viewer.call(listInsights, ofChild(family))).toEqual([insight]);
    expect(insight).toMatchObject({ responseText: response, writer: 'guide', madeBy: { name: family.parent.name } });
    expect(Object.keys(JSON.parse(insight.requestText) as object)).toEqual(Object.keys(childData));
    expect(JSON.parse(insight.requestText)).toMatchObject({ sex: 'female', weight: 6.4 });
    expect(insight.requestText).not.toMatch(/Maya|Rose|Brooks/);
    expect(response).toContain('6.40\u00a0kg');
  });

  test.each([{ name: 'Maya' }, { sex: 'girl' }, { weight: '6.4 kg' }])(
    'refuses %j among the numbers',
    async (wrong) => {
      const { parent } = await aFamily();

      expect(await parent.post(path, { childData: { ...childData, ...wrong } })).toMatchObject({
        status: 422,
        body: { error: expect.any(String) },
      });
    },
  );
});

describe('[AI-01] one insight of a child in 30 days, judged by the server', () => {
  test('the next one is refused with its day, also to another parent', async () => {
    const family = await aFamily();
    const { insight } = await family.parent.call(generateInsights, { body: { childId: family.child.id } });
    family.clock.goOn({ days: 1 });

    const nextAt = new Date(Date.parse(insight.requestedAt) + 30 * 86_400_000).toISOString();
    expect(await generatedBy(family, family.coParent)).toMatchObject({
      status: 429,
      body: {
        error: 'Cannot generate insights. There is one every 30 days for each child.',
        details: { nextAvailableDate: nextAt, daysRemaining: 29 },
      },
    });
    expect(await family.coParent.call(readInsightAllowance, ofChild(family))).toEqual({
      lastGeneratedAt: insight.requestedAt,
      nextAt,
      daysRemaining: 29,
      isBeingWritten: false,
      sentTo: null,
      growthSince: null,
    });
    expect(await family.parent.call(listInsights, ofChild(family))).toHaveLength(1);
  });

  test('another child has one of its own', async () => {
    const family = await aFamily();
    const other = await aChild(family, family.parent, { first_name: 'Leo' });
    await generatedBy(family);

    expect((await family.parent.ask(generateInsights, { body: { childId: other.id } })).status).toBe(200);
  });

  test('after 30 days the next one stands before the earlier', async () => {
    const family = await aFamily();
    await family.parent.call(generateInsights, { body: { childId: family.child.id } });
    family.clock.goOn({ days: 30 });
    await aGrant(family);

    const second = await generatedBy(family);

    const [latest] = await family.parent.call(listInsights, ofChild(family));
    expect([second.status, latest?.requestedAt]).toEqual([200, family.house.clock().toISOString()]);
  });

  test('a failure gives it back at once', async () => {
    const family = await aFamily();
    const { db } = family.house;
    await manyAnswers(db, family.child, 401);

    expect((await generatedBy(family)).status).toBe(500);

    expect(await family.parent.call(readInsightAllowance, ofChild(family))).toMatchObject({
      lastGeneratedAt: null,
      isBeingWritten: false,
    });
    await db.deleteFrom('milestone_answers').execute();
    expect((await generatedBy(family)).status).toBe(200);
  });

  test('while one is being written there is no other; after a crash the child has it back a minute later', async () => {
    const family = await aFamily();
    const { house, child, clock } = family;
    const ends_at = new Date(house.clock().getTime() + 60_000).toISOString();
    const crashed = { child_id: child.id, id: 'of-a-server-that-crashed', ends_at };
    await house.db.insertInto('insight_reservations').values(crashed).execute();

    expect(await generatedBy(family)).toMatchObject({
      status: 429,
      body: { details: { nextAvailableDate: ends_at, daysRemaining: 0 } },
    });
    expect(await family.viewer.call(readInsightAllowance, ofChild(family))).toMatchObject({ isBeingWritten: true });
    clock.goOn({ minutes: 1 });
    expect((await generatedBy(family)).status).toBe(200);
    expect(await house.db.selectFrom('insight_reservations').selectAll().execute()).toEqual([]);
  });
});

describe('[AI-01] after a clock that ran ahead', () => {
  test('the child has its next insight, and then one in 30 days again', async () => {
    const family = await aFamily();
    family.clock.goOn({ days: 20 });
    await family.parent.call(generateInsights, { body: { childId: family.child.id } });
    family.clock.goOn({ days: -20 });

    expect(await family.parent.call(readInsightAllowance, ofChild(family))).toMatchObject({
      lastGeneratedAt: null,
      nextAt: null,
      daysRemaining: 0,
    });
    expect((await generatedBy(family)).status).toBe(200);
    expect(await generatedBy(family)).toMatchObject({ status: 429, body: { details: { daysRemaining: 30 } } });
  });

  test('of two servers a minute apart holds the later one’s insight for no more than 30 days', async () => {
    const family = await aFamily();
    family.clock.goOn({ minutes: 1 });
    await family.parent.call(generateInsights, { body: { childId: family.child.id } });
    family.clock.goOn({ minutes: -1 });

    expect(await generatedBy(family)).toMatchObject({ status: 429, body: { details: { daysRemaining: 30 } } });
  });

  test('a reservation of then holds nothing', async () => {
    const family = await aFamily();
    const { house, child } = family;
    const ends_at = new Date(house.clock().getTime() + 30 * 86_400_000).toISOString();
    const crashed = { child_id: child.id, id: 'of-a-server-that-crashed', ends_at };
    await house.db.insertInto('insight_reservations').values(crashed).execute();

    expect(await family.parent.call(readInsightAllowance, ofChild(family))).toMatchObject({ isBeingWritten: false });
    expect((await generatedBy(family)).status).toBe(200);
  });
});

test('[AI-01] an account begins only so many insights in a day, of whichever children', async () => {
  const limits = { ...noLimits, insights: { most: 1, windowS: 86_400 } };
  const family = await aFamily(await aHouseWithFreshLimits({ limits }));
  const other = await aChild(family, family.parent, { first_name: 'Leo' });
  const ofOther = { body: { childId: other.id } };
  await family.parent.call(generateInsights, { body: { childId: family.child.id } });

  expect(await family.parent.ask(generateInsights, ofOther)).toMatchObject({
    status: 429,
    body: {
      error: 'Cannot generate insights. You have asked for many today.',
      details: { nextAvailableDate: '2026-11-22T15:00:00.000Z', daysRemaining: 1 },
    },
  });
  family.clock.goOn({ days: 1, seconds: 1 });
  expect((await family.parent.ask(generateInsights, ofOther)).status).toBe(200);
});

describe('[SUB-05] without the plan', () => {
  test('nothing is generated, and earlier insights stay readable', async () => {
    const family = await aFamily();
    const { insight } = await family.parent.call(generateInsights, { body: { childId: family.child.id } });
    family.clock.goOn({ days: 31 });

    expect(await generatedBy(family)).toMatchObject({ status: 403, body: { code: 'needs-plan' } });
    expect(await family.parent.call(listInsights, ofChild(family))).toEqual([insight]);
  });
});
