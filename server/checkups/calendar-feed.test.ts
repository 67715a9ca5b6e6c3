import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeCalendarFeed, readCalendarFeed, removeCalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { decideVaccine, removeDose } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { readCalendar } from '#testing/checkups/calendars.ts';
import { aChild, aFamily, aPerson, tie, type Family, type Person } from '#testing/family.ts';
import { aHouse, noLimits } from '#testing/house.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';
import { aCalendarToken, giveFirstDoses, planSinceBirth } from '#testing/checkups/reminding.ts';

let family: Family;
let params: { childId: string };

beforeEach(async () => {
  family = await aFamily();
  params = { childId: family.child.id };
});

afterEach(() => family.house.db.deleteFrom('rate_limits').execute());

/** Asks as a calendar program does: without a cookie, by the path of an address. */
const fetched = (address: string) => family.visitor().get(new URL(address).pathname);
const madeFor = (person: Person, shows: 'first-name' | 'initial' = 'first-name') =>
  person.call(makeCalendarFeed, { params, body: { shows } });
const pathOf = (token: string) => `/calendar/${token}/fernling.ics`;

async function eventsOf(token: string) {
  const { text, status } = await family.visitor().get(pathOf(token));
  if (status !== 200) throw new Error(`the calendar answers with ${status}`);
  return readCalendar(text).events;
}

describe('[CHK-01] a calendar address', () => {
  test('is shown once, when it is made, and leads to a calendar', async () => {
    const { address, feed } = await madeFor(family.parent);

    expect(address).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\/fernling\.ics$/);
    expect(feed).toEqual({ shows: 'first-name', madeAt: '2026-11-21T15:00:00.000Z' });
    expect(await family.parent.call(readCalendarFeed, { params })).toEqual({ feed });
    expect(await fetched(address)).toMatchObject({ status: 200 });
    const stored = await family.house.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(address.split('/').at(-2));
  });

  test('that is replaced stops working', async () => {
    const { address: before } = await madeFor(family.parent);

    const { address } = await madeFor(family.parent, 'initial');

    expect(await fetched(before)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await fetched(address)).toMatchObject({ status: 200 });
    expect(await family.parent.call(readCalendarFeed, { params })).toMatchObject({ feed: { shows: 'initial' } });
  });

  test('can be made anew twenty times an hour, of all children of an account together', async () => {
    const limits = { ...noLimits, calendarAddresses: realLimits.calendarAddresses };
    family = await aFamily(await aHouse({ limits }));
    const children = [family.child, await aChild(family, family.parent, { first_name: 'Noah' }, 'mother')];
    const statuses: number[] = [];

    for (let times = 0; times < 21; times += 1) {
      const asked = { params: { childId: children[times % 2]?.id ?? '' }, body: { shows: 'initial' as const } };
      statuses.push((await family.parent.ask(makeCalendarFeed, asked)).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });

  test('that is ended stops working, and ending it twice is harmless', async () => {
    const { address } = await madeFor(family.parent);

    await family.parent.call(removeCalendarFeed, { params });
    await family.parent.call(removeCalendarFeed, { params });

    expect(await fetched(address)).toMatchObject({ status: 404 });
    expect(await family.parent.call(readCalendarFeed, { params })).toEqual({ feed: null });
  });

  test("is each parent's own, a viewer's too", async () => {
    const { address } = await madeFor(family.viewer);
    await madeFor(family.parent);

    await family.parent.call(removeCalendarFeed, { params });

    expect(await fetched(address)).toMatchObject({ status: 200 });
    expect(await family.coParent.call(readCalendarFeed, { params })).toEqual({ feed: null });
  });

  test('ends with its owner’s access', async () => {
    const { address } = await madeFor(family.coParent);

    await family.coParent.post(`/api/children/${params.childId}/leave`, {});

    expect(await fetched(address)).toMatchObject({ status: 404 });
  });

  test('does not work while the account is closed, and works again once it is reopened', async () => {
    const { address } = await madeFor(family.parent);
    const closing = (erased_from: string | null) =>
      family.house.db.updateTable('users').set({ erased_from }).where('id', '=', family.parent.id).execute();

    await closing('2099-01-01T00:00:00.000Z');
    expect(await fetched(address)).toMatchObject({ status: 404 });
    await closing(null);

    expect(await fetched(address)).toMatchObject({ status: 200 });
  });
});

describe('[CHK-01] the answer to a calendar program', () => {
  test('is a calendar that no proxy caches, and sets no cookie', async () => {
    const { headers } = await fetched((await madeFor(family.parent)).address);

    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('reveals nothing to a guessed address', async () => {
    const guessed = await family.visitor().get(pathOf('g'.repeat(43)));
    const shorter = await family.visitor().get(pathOf('g'));

    expect(guessed).toMatchObject({ status: 404, body: { code: 'not-found', title: 'There is nothing here.' } });
    expect(shorter).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('limits guesses, but not valid addresses from the same network', async () => {
    const limits = { ...noLimits, calendarGuesses: { most: 2, windowS: 60 } };
    family = await aFamily(await aHouse({ limits }));
    const token = await aCalendarToken(family, family.parent);
    const statuses: number[] = [];

    for (const letter of 'abcd') statuses.push((await family.visitor().get(pathOf(letter.repeat(43)))).status);

    expect(statuses).toEqual([404, 404, 429, 429]);
    expect(await family.visitor().get(pathOf(token))).toMatchObject({ status: 200 });
  });

  test('limits reading one address over and over', async () => {
    const limits = { ...noLimits, calendarReads: { most: 2, windowS: 60 } };
    family = await aFamily(await aHouse({ limits }));
    const token = await aCalendarToken(family, family.parent);
    const statuses: number[] = [];

    for (let times = 0; times < 3; times += 1) statuses.push((await family.visitor().get(pathOf(token))).status);

    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('[VAX-03] a calendar follows every change of the vaccine plan', () => {
  const titlesOn = async (token: string, dueOn: string) =>
    (await eventsOf(token)).filter(({ on, title }) => on === dueOn && title.endsWith(' due')).map(({ title }) => title);

  test('a given dose leaves it, and returns when that is undone', async () => {
    await planSinceBirth(family);
    await giveFirstDoses(family);
    const token = await aCalendarToken(family, family.parent);
    const before = await titlesOn(token, '2026-11-21');

    const { doses } = await marked(family, [{ cvx: '20', givenOn: day('2026-11-21') }]);
    const between = await titlesOn(token, '2026-11-21');
    const { id: doseId, version } = doses.find(({ cvx }) => cvx === '20') ?? { id: '', version: 0 };
    await family.parent.call(removeDose, { params: { ...params, doseId }, body: { version } });

    expect(before).toEqual(['Maya: DTaP 2, Hib 2, Pneumococcal 2, Polio 2, Rotavirus 2 due']);
    expect(between).toEqual(['Maya: Hib 2, Pneumococcal 2, Polio 2, Rotavirus 2 due']);
    expect(await titlesOn(token, '2026-11-21')).toEqual(before);
  });

  test('a deferred vaccine moves, and a declined one leaves', async () => {
    await planSinceBirth(family);
    await giveFirstDoses(family);
    const token = await aCalendarToken(family, family.parent);

    await family.parent.call(decideVaccine, {
      params: { ...params, vaccine: 'pcv' },
      body: { decision: 'deferred', until: day('2026-12-24'), version: null },
    });
    await family.parent.call(decideVaccine, {
      params: { ...params, vaccine: 'rv' },
      body: { decision: 'declined', version: null },
    });

    expect(await titlesOn(token, '2026-11-21')).toEqual(['Maya: DTaP 2, Hib 2, Polio 2 due']);
    expect(await titlesOn(token, '2026-12-24')).toEqual(['Maya: Pneumococcal 2 due']);
  });

  test('names by whose recommendations the days are, and with which data', async () => {
    await planSinceBirth(family);

    const [first] = await eventsOf(await aCalendarToken(family, family.parent));

    expect(first?.description).toContain(
      'Vaccine days: CDC routine. Source: CDC child and adolescent schedule, 2025 edition.',
    );
    expect(first?.description).toMatch(/Not a medical record\.$/);
  });

  test('for a child added late it leaves out the time before, until the family was asked', async () => {
    const events = await eventsOf(await aCalendarToken(family, family.parent));

    const due = events.filter(({ title, on }) => title.endsWith('due') && on <= '2026-11-21');
    expect(due.map(({ title }) => title)).toEqual(['Maya: RSV 1 due']);
    expect(events.filter(({ title }) => title.endsWith('due'))).not.toEqual([]);
  });
});

describe('[CHK-02] a calendar follows every change of a checkup', () => {
  const visitIn = async (token: string) =>
    (await eventsOf(token)).find(({ title }) => title === 'Maya: 4 Month Well-Child Checkup');

  test('one that is moved is the same event on another day, and it leaves once it is completed', async () => {
    const { id } = await aCheckup(family, family.child, family.parent, { recommended_on: day('2026-11-23') });
    const token = await aCalendarToken(family, family.parent);
    const change = (facts: { scheduled_on?: ReturnType<typeof day>; completed?: 1 }) =>
      family.house.db.updateTable('checkups').set(facts).where('id', '=', id).execute();
    const recommended = await visitIn(token);

    await change({ scheduled_on: day('2026-12-01') });
    const scheduled = await visitIn(token);
    await change({ completed: 1 });

    expect([recommended?.on, scheduled?.on]).toEqual(['2026-11-23', '2026-12-01']);
    expect(scheduled?.uid).toBe(recommended?.uid);
    expect(await visitIn(token)).toBeUndefined();
  });
});

describe("[VAX-01] days are those of the family's own calendar", () => {
  // At this moment it is November 21 in Los Angeles and November 22 on Kiritimati.
  const zones = { west: 'America/Los_Angeles', east: 'Pacific/Kiritimati' };

  test.each([
    { timeZone: zones.west, on: '2026-12-19' },
    // The day after a Sunday.
    { timeZone: zones.east, on: '2026-12-21' },
  ])('a dose that is due four weeks from today is on $on for a parent in $timeZone', async ({ timeZone, on }) => {
    await planSinceBirth(family);
    const owner = await aPerson(family, 'Ana', { time_zone: timeZone });
    await tie(family, family.child, owner);

    const events = await eventsOf(await aCalendarToken(family, owner));

    expect(events.find(({ title }) => title.includes('DTaP 2'))?.on).toBe(on);
  });
});
