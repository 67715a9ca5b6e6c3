import { describe, expect, test } from 'vitest';
import { askBabyDevExpert, readDangerSigns } from '#contract/chat.ts';
import { redFlags } from '#domain/articles/red-flags-data.ts';
import { day } from '#domain/time/day.ts';
import { openSession } from '#server/auth/session.ts';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits } from '#testing/house.ts';

const path = '/functions/v1/ask-baby-dev-expert';
const choking = 'my baby is choking on a piece of apple and cant cry';
const routine = 'How much tummy time does she need?';

describe('[API-01] [AI-03] the function of the chat', () => {
  test('takes a bearer token and the field of the specification, and answers with its field', async () => {
    const { house, parent, visitor } = await aFamily();
    const token = await openSession(house.db, { userId: parent.id, remember: false, now: house.clock() });

    const answer = await visitor().send('POST', path, JSON.stringify({ query: routine }), {
      authorization: `Bearer ${token}`,
      apikey: 'anon',
    });

    expect(answer).toMatchObject({ status: 200, body: { reply: expect.any(String) } });
  });

  test('asks a visitor to log in', async () => {
    const { nobody } = await aFamily();

    expect(await nobody.post(path, { query: routine })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-needed', error: 'Please log in to use the chat feature.' },
    });
  });

  test('refuses an account without AI access', async () => {
    const { parent, clock } = await aFamily();
    clock.goOn({ days: 31 });

    expect(await parent.post(path, { query: routine })).toMatchObject({ status: 403, body: { code: 'needs-plan' } });
    expect(await parent.call(askBabyDevExpert, { body: { query: choking } })).toMatchObject({ level: 'emergency' });
  });

  test('says after too many messages when the next one is answered', async () => {
    const limits = { ...noLimits, chatMessages: { most: 1, windowS: 3 * 24 * 60 * 60 } };
    const { parent, coParent } = await aFamily(await aHouseWithFreshLimits({ limits }));
    await parent.call(askBabyDevExpert, { body: { query: routine } });

    expect(await parent.post(path, { query: routine })).toMatchObject({
      status: 429,
      body: {
        error: 'You have asked a lot of questions today.',
        details: { nextAvailableDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), daysRemaining: 3 },
      },
    });
    expect(await parent.call(askBabyDevExpert, { body: { query: choking } })).toMatchObject({ level: 'emergency' });
    await expect(coParent.call(askBabyDevExpert, { body: { query: routine } })).resolves.toBeTruthy();
  });

  test.each(['', '   ', '\u2800'])("refuses a message without a word: '%s'", async (query) => {
    const { parent } = await aFamily();

    expect(await parent.post(path, { query })).toMatchObject({ status: 422 });
  });
});

describe('[AI-03] what was said before', () => {
  test('is read as far as it can be: what is too long or too much is cut, and unreadable letters left out', async () => {
    const { parent, nobody } = await aFamily();
    const said = { sender: 'ai' as const, text: 'a\u0000\uD800'.repeat(300) };
    const before = Array.from({ length: 15 }, () => said);

    await expect(parent.call(askBabyDevExpert, { body: { query: routine, before } })).resolves.toBeTruthy();
    expect(await nobody.call(askBabyDevExpert, { body: { query: choking, before } })).toMatchObject({
      level: 'emergency',
    });
  });

  test('under another account is refused, but for danger', async () => {
    const { parent, coParent } = await aFamily();
    const typed = { accountId: parent.id };

    await expect(parent.call(askBabyDevExpert, { body: { query: routine, ...typed } })).resolves.toBeTruthy();
    expect(await coParent.post(path, { query: routine, ...typed })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', error: 'Another account is logged in here. Please ask again.' },
    });
    expect(await coParent.call(askBabyDevExpert, { body: { query: choking, ...typed } })).toMatchObject({
      level: 'emergency',
    });
  });

  test('with an id that is none keeps no danger from being told', async () => {
    const { parent, visitor } = await aFamily();
    const odd = { childId: 'maya', accountId: '7' };

    expect(await visitor().post(path, { query: choking, ...odd })).toMatchObject({
      status: 200,
      body: { level: 'emergency' },
    });
    expect((await parent.post(path, { query: routine, childId: 'maya' })).status).toBe(404);
  });

  test('does not matter to danger in a message that is too long', async () => {
    const { nobody } = await aFamily();
    const long = 'We had a lovely day at the park. '.repeat(80);

    for (const query of [`${long} her lips are blue`, `her lips are blue. ${long}`])
      expect(await nobody.call(askBabyDevExpert, { body: { query } })).toMatchObject({ level: 'emergency' });
    expect(await nobody.post(path, { query: long })).toMatchObject({ status: 422 });
  });
});

describe('[AI-04] danger is told before anything else', () => {
  test('to a visitor, with the steps of all ages', async () => {
    const { nobody } = await aFamily();

    const { level, by, reply, calls } = await nobody.call(askBabyDevExpert, { body: { query: choking } });

    expect({ level, by }).toEqual({ level: 'emergency', by: 'rules' });
    expect(calls[0]?.stepsByAge.map(({ minMonths }) => minMonths)).toEqual([0, 12]);
    expect(reply).toContain('If your child cannot cough, cry or breathe, act now and have someone call 911.');
    expect(reply).toContain('Under 12 months: 5 back blows, then 5 chest thrusts with the heel of one hand; repeat.');
  });

  test('with the steps for the age of the child asked about alone', async () => {
    const { parent, child } = await aFamily();

    const { reply, calls } = await parent.call(askBabyDevExpert, {
      body: { query: 'choking on apple, cant cry', childId: child.id },
    });

    expect(calls[0]?.stepsByAge.map(({ minMonths }) => minMonths)).toEqual([0]);
    expect(reply).not.toContain('belly thrusts');
  });

  test("for a stranger's child as for one whose age is not known", async () => {
    const { stranger, child } = await aFamily();

    const { calls } = await stranger.call(askBabyDevExpert, { body: { query: choking, childId: child.id } });

    expect(calls[0]?.stepsByAge.map(({ minMonths }) => minMonths)).toEqual([0, 12]);
  });

  test('also at the end of a long message', async () => {
    const { nobody } = await aFamily();
    const long = `${'We had a lovely day at the park with grandma. '.repeat(40)}Now her lips are blue.`;

    const { calls } = await nobody.call(askBabyDevExpert, { body: { query: long } });

    expect(calls.map(({ id }) => id)).toContain('rf-blue');
  });

  test('by rules that every browser may keep', async () => {
    const { nobody } = await aFamily();

    const { rules } = await nobody.call(readDangerSigns, {});

    const ids = redFlags.map(({ id }) => id);

    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(rules.find(({ id }) => id === 'rf-blue')).toMatchObject({ urgency: 'emergency', ageMinMonths: null });
  });
});

describe("[AI-04] the child's own record", () => {
  test.each([
    ['when are the next shots due?', /Due now in the vaccine plan.*: .+\./, '/vaccines'],
    ['when is the next checkup?', /Next checkup: .+ Well-Child Checkup, recommended for /, '/appointments'],
  ])("answers '%s' before the library does", async (query, words, href) => {
    const { parent, child } = await aFamily();

    const { paragraphs } = await parent.call(askBabyDevExpert, { body: { query, childId: child.id } });

    expect(paragraphs[0]?.text).toMatch(words);
    expect(paragraphs[0]?.sources.map((source) => source.href)).toEqual([href]);
  });

  test('tells of the latest measurement', async () => {
    const family = await aFamily();
    await aMeasurement(family, family.child, family.parent);

    const { reply } = await family.parent.call(askBabyDevExpert, {
      body: { query: 'what percentile is her weight?', childId: family.child.id },
    });

    expect(reply).toContain('Last measured: ');
  });

  test('of a weight that is not calm has nothing beside it that is', async () => {
    const family = await aFamily();
    const { child, parent } = family;
    const question = { query: 'is her weight percentile normal?', childId: child.id };
    await aMeasurement(family, child, parent, {
      measured_on: day('2026-09-19'),
      weight_g: 5600,
      weight_text: '5.6 kg',
    });
    const calm = await parent.call(askBabyDevExpert, { body: question });
    for (const on of ['2026-11-10', '2026-11-20']) {
      await aMeasurement(family, child, parent, { measured_on: day(on), weight_g: 4700, weight_text: '4.7 kg' });
    }

    const { reply } = await parent.call(askBabyDevExpert, { body: question });

    expect(calm.reply).toContain('Three of 100 healthy children');
    expect(reply).not.toContain('Three of 100 healthy children');
    expect(reply).toMatch(/doctor/);
  });

  test('is asked of the child that is named alone', async () => {
    const { parent } = await aFamily();

    const { reply } = await parent.call(askBabyDevExpert, { body: { query: 'when is the next checkup?' } });

    expect(reply).not.toContain("Your child's next checkup");
  });
});
