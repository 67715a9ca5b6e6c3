import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { changeMe, readMe } from '#contract/accounts/me.ts';
import { changePassword, resetPassword } from '#contract/accounts/passwords.ts';
import { addChild } from '#contract/children.ts';
import { uploadPicture } from '#contract/children/pictures.ts';
import { trialOf } from '#domain/billing/trial.ts';
import { checkupStatus } from '#domain/checkups/status.ts';
import { ARTICLE_CATEGORIES } from '#domain/articles/article.ts';
import { pickedArticles } from '#domain/articles/picked.ts';
import { PICTURE_WIDTHS } from '#domain/articles/picture-widths.ts';
import { relatedArticles } from '#domain/articles/related.ts';
import { slugOf } from '#domain/articles/slug.ts';
import { ALLERGY_RISKS } from '#domain/foods/food.ts';
import { suggested } from '#domain/foods/guide-entry.ts';
import { LEVELS } from '#domain/growth/references/monthly-percentiles.ts';
import { milestoneMonths } from '#domain/milestones/age-groups.ts';
import { allowanceOf } from '#domain/insights/allowance.ts';
import { childDataOf } from '#domain/insights/child-data.ts';
import { addDays, todayIn } from '#domain/time/day.ts';
import { anEmail, confirmationTokensTo, sendConfirmation, sendSignIn, sendSignUp } from '../accounts.ts';
import { headsOf } from '../articles/library-replies.ts';
import { aFamily, type Family } from '../family.ts';
import { aPhoto } from '../files/pictures.ts';
import { aHouse } from '../house.ts';
import { sendInvite } from '../sharing.ts';
import { PROGRESS_TOAST_MS, REQUEST_MS } from '#web/insights/insight-times.ts';
import { TypedPasswords } from '#web/accounts/passwords.ts';
import { ON_AFTER_MS } from '#web/billing/paid/on-after-ms.ts';
import { calling } from '#web/billing/calling.ts';
import { subscriptionQuery } from '#web/billing/data.ts';
import { trialQuery } from '#web/billing/trial/trial-data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { keepUnusedMs } from '#web/client/calls/first-answers.ts';
import { mayRetry, pauseMs } from '#web/client/calls/query-client.ts';
import { nearScreen } from '#web/articles/art/near-screen.ts';
import { answerTimeoutMs } from '#web/client/calls/send.ts';
import { BURSTS } from '#web/milestones/complete/bursts.ts';
import { KEPT_FOR_MS } from '#web/milestones/kept-milestones.ts';
import { parentsQuery } from '#web/sharing/data.ts';
import { vaccinesTabs } from '#web/vaccines/vaccines-search.ts';

const mebibyte = 1024 * 1024;

let family: Family;
beforeAll(async () => {
  family = await aFamily(await aHouse());
});

const today = () => todayIn('UTC', family.clock.now());
const passwords = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });

/** Sent to the server, which takes the first and refuses what is one beyond. */
const limits = [
  limit('a name has 2 characters', ['Al', ' Al '], ['A', ' A '], async (name) => {
    const { version } = await family.parent.call(readMe, {});
    return family.parent.ask(changeMe, { body: { name, version } });
  }),
  limit('a name at sign-up has 2 characters', ['Al'], ['A'], (name) =>
    sendSignUp(family.visitor(), { email: anEmail(), name }),
  ),
  limit('a password at sign-up has 8 characters', ['nine owl'], ['nine ow'], (password) =>
    sendSignUp(family.visitor(), { email: anEmail(), password }),
  ),
  limit('a password in the settings has 8 characters on the server', ['Seven ow'], ['Seven o'], (password) =>
    family.parent.ask(changePassword, {
      body: { currentPassword: 'seven quiet owls at dusk', ...passwords(password) },
    }),
  ),
  limit(
    'a new password after a reset mixes characters',
    ['Owls 9!?'],
    ['Owl 9!?', 'owls 9!?', 'Owls no!', 'Owls 9no'],
    (password) =>
      // A link that is unknown is refused later than a password.
      family.visitor().ask(resetPassword, { body: { token: 'x'.repeat(43), ...passwords(password) } }),
  ),
  limit(
    'a child is born between 1900-01-01 and today',
    [() => '1900-01-01', today],
    [() => '1899-12-31', () => addDays(today(), 1)],
    (bornOn) => family.parent.ask(addChild, { body: { firstName: 'Maya', bornOn: bornOn(), gender: 'female' } }),
  ),
  limit('a picture has 5 MB', [5 * mebibyte], [5 * mebibyte + 1], async (bytes) =>
    family.parent.ask(uploadPicture, { upload: await aPhotoOf(bytes) }),
  ),
  limit(
    'a picture is a JPEG, PNG, GIF or WebP',
    ['jpeg', 'png', 'gif', 'webp'] as const,
    ['tiff'] as const,
    async (format) => family.parent.ask(uploadPicture, { upload: await aPictureAs(format) }),
  ),
  limit(
    'a parent is father, mother or guardian',
    ['father', 'mother', 'guardian', 'grandparent', 'caregiver'],
    ['aunt', ''],
    (relationship) =>
      // An unknown relationship is sent on purpose.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      sendInvite(family.parent, family.child, anEmail(), { relationship: relationship as 'father' }),
  ),
];

test.each(limits)('[UI-02] limit: $what', async ({ answers }) => {
  const { taken, refused } = await answers();

  expect(taken.filter((status) => [413, 415, 422].includes(status))).toEqual([]);
  expect(refused.filter((status) => ![413, 415, 422].includes(status))).toEqual([]);
});

function limit<V>(
  what: string,
  taken: readonly V[],
  refused: readonly V[],
  send: (value: V) => Promise<{ status: number }>,
) {
  const statuses = async (values: readonly V[]) => {
    const all: number[] = [];
    for (const value of values) all.push((await send(value)).status);
    return all;
  };
  return { what, answers: async () => ({ taken: await statuses(taken), refused: await statuses(refused) }) };
}

/** A photo, filled up behind its end. */
async function aPhotoOf(bytes: number): Promise<Blob> {
  const photo = await aPhoto();
  return new Blob([photo, new Uint8Array(bytes - photo.size)]);
}

async function aPictureAs(format: 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff'): Promise<Blob> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#5b8c51' } });
  return new Blob([await picture.toFormat(format).toBuffer()]);
}

test('[ACC-01] the form in the settings asks for 6 characters', () => {
  const typed = (password: string) =>
    TypedPasswords.safeParse({ currentPassword: password, ...passwords(password) }).success;

  expect([typed('sixsix'), typed('fives')]).toEqual([true, false]);
});

test('[AUTH-01] a new account is in the region us, and an invitation is to a guardian', async () => {
  const email = anEmail();
  const browser = family.visitor();
  await sendSignUp(browser, { email });
  await sendConfirmation(browser, (await confirmationTokensTo(family, email))[0]);
  await sendSignIn(browser, { email });

  expect(await browser.call(readMe, {})).toMatchObject({ region: 'us' });
  expect(await sendInvite(family.parent, family.child, anEmail())).toMatchObject({
    body: { relationship: 'guardian' },
  });
});

test('[CHK-01] a checkup is upcoming for 14 days', () => {
  const status = (days: number) => {
    const on = addDays(today(), days);
    const checkup = {
      visit: 'm4',
      recommendedOn: on,
      recommendedUntil: on,
      scheduledOn: on,
      completed: false,
      addedOn: today(),
      isPastOpen: false,
    };
    return checkupStatus(checkup, today());
  };

  expect([-1, 0, 14, 15].map(status)).toEqual(['overdue', 'upcoming', 'upcoming', 'future']);
});

test('[GRO-03] [VAX-01] percentiles are 3 to 97, and the vaccines page has four tabs', () => {
  expect(LEVELS.map((level) => Number(level.slice(1)))).toEqual([3, 5, 10, 25, 50, 75, 90, 95, 97]);
  expect(vaccinesTabs).toHaveLength(4);
});

test('[MIL-03] [MIL-04] a list of milestones is kept for 30 minutes, and its group is by days divided by 30.44, floored', () => {
  const bornOn = addDays(today(), -400);
  const months = Array.from({ length: 400 }, (_, days) => {
    return milestoneMonths({ bornOn, gestationDays: null }, addDays(bornOn, days));
  });

  expect(KEPT_FOR_MS).toBe(30 * 60_000);
  expect(months).toEqual(months.map((_, days) => Math.floor(days / 30.44)));
});

test('[MIL-03] confetti flies after 0, 250 and 500 ms, of 100, 75 and 50 pieces', () => {
  expect(BURSTS.map(({ atMs, particles }) => [atMs, particles])).toEqual([
    [0, 100],
    [250, 75],
    [500, 50],
  ]);
});

test('[FOOD-02] four foods are on the dashboard, each of None, Low, Medium, High or Varies', () => {
  const foods = ALLERGY_RISKS.map((allergyRisk) => ({ name: allergyRisk, allergyRisk }));

  const never = () => false;
  const judging = { isPaused: never, hasHighChokingRisk: never, mayHoldAllergen: never };

  expect(suggested(foods, judging)).toHaveLength(4);
  expect(ALLERGY_RISKS).toEqual(['None', 'Low', 'Medium', 'High', 'Varies']);
});

test('[ART-03] [DASH-02] three articles are on the dashboard, and three beside an article', () => {
  const [article, ...others] = headsOf(9);

  expect(pickedArticles(others, 4, 'a day')).toHaveLength(3);
  expect(article && relatedArticles(article, others, family.clock.now())).toHaveLength(3);
});

test('[ART-02] [ART-03] an article has an address of 60 characters at most, a category of five, and its picture in five widths, loaded 50 pixels before a tenth of it is seen', () => {
  expect(slugOf('a'.repeat(61))).toBe('a'.repeat(60));
  expect(ARTICLE_CATEGORIES).toEqual(['Nutrition', 'Sleep', 'Health', 'Development', 'Safety']);
  expect(PICTURE_WIDTHS).toEqual([400, 600, 800, 1200, 1600]);
  expect(nearScreen).toMatchObject({ marginPx: 50, share: 0.1 });
});

test('[UI-01] data is asked for 3 more times, up to 30 seconds apart, and kept for 5 minutes; parents are read every 30 seconds', () => {
  expect([2, 3].map((failures) => mayRetry(failures, new Error('no answer')))).toEqual([true, false]);
  expect([4, 5].map(pauseMs)).toEqual([16_000, 30_000]);
  expect(keepUnusedMs).toBe(5 * 60_000);
  expect(parentsQuery('a child').refetchInterval).toBe(30_000);
});

test('[SUB-01] a trial has 30 days, ends soon from 3 days, and is welcomed in its first 24 hours', () => {
  const accountMadeAt = new Date('2026-11-01T08:00:00.000Z');
  const after = (hours: number) =>
    trialOf({ accountMadeAt, planBeganAt: null }, new Date(accountMadeAt.getTime() + hours * 3_600_000));

  expect([30 * 24 - 1, 30 * 24].map((hours) => after(hours).isActive)).toEqual([true, false]);
  expect([27 * 24 - 1, 27 * 24].map((hours) => after(hours).isExpiringSoon)).toEqual([false, true]);
  expect([23, 24].map((hours) => after(hours).isNew)).toEqual([true, false]);
});

test('[SUB-06] a subscription is stale after 5 minutes and kept for 10, a trial 2 and 5, both read again on focus; a request ends after 10 seconds and is sent twice more, after 1 and 2', () => {
  const offline = new CallFailed('offline');
  const minutes = [subscriptionQuery, trialQuery].flatMap(({ staleTime, gcTime }) => [staleTime, gcTime]);

  expect(minutes).toEqual([5, 10, 2, 5].map((count) => count * 60_000));
  expect([subscriptionQuery, trialQuery].map(({ refetchOnWindowFocus }) => refetchOnWindowFocus)).toEqual([
    'always',
    'always',
  ]);
  expect(answerTimeoutMs).toBe(10_000);
  expect([0, 1, 2].map((failures) => calling.retry(failures, offline))).toEqual([true, true, false]);
  expect([0, 1].map(calling.retryDelay)).toEqual([1000, 2000]);
});

test('[AI-01] an insight comes once in 30 days; its request ends after 60 seconds, its toast after 30', () => {
  const lastAt = new Date('2026-11-01T08:00:00.000Z');
  const after = (hours: number) => allowanceOf(lastAt, new Date(lastAt.getTime() + hours * 3_600_000)).nextAt;

  expect([after(30 * 24 - 1), after(30 * 24)]).toEqual([new Date('2026-12-01T08:00:00.000Z'), null]);
  expect([REQUEST_MS, PROGRESS_TOAST_MS]).toEqual([60_000, 30_000]);
});

test('[AI-01] the age that an insight is asked for with is days divided by 30.44, rounded', () => {
  const days = Array.from({ length: 400 }, (_, count) => count);
  const months = days.map(
    (count) => childDataOf({ bornOn: addDays(today(), -count), gender: null }, [], today()).age_months,
  );

  expect(months).toEqual(days.map((count) => Math.round(count / 30.44)));
});

test('[AI-02] the chat is 600 pixels high and 90 % of the width at most', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../web/ui/tokens.css'), 'utf8');

  expect(tokens).toMatch(/--chat-height: 600px;/);
  expect(tokens).toMatch(/--chat-width: 90vw;/);
});

test('[PUB-09] the dashboard opens 3 seconds after paying', () => {
  expect(ON_AFTER_MS).toBe(3000);
});
