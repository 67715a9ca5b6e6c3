import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { OwnPageRequest } from '#contract/pages.ts';
import { day } from '#domain/time/day.ts';
import { renderer } from '#web/app/render.tsx';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { drawnIn } from '#testing/drawn-page.ts';
import { aHouse } from '#testing/house.ts';

test.each([
  { address: '/dashboard', shows: 'See the full schedule' },
  { address: '/dashboard?tab=growth', shows: 'Growth Tracking' },
  { address: '/vaccines', shows: 'Rotavirus' },
  { address: '/appointments', shows: '4 Month Well-Child Checkup' },
  { address: '/measurements', shows: '5.9' },
  { address: '/print/visit', shows: '5.9' },
  { address: '/food-guide', shows: 'Recommended Foods' },
  { address: '/dashboard?tab=learning', shows: 'Show all 50 articles' },
  { address: '/education', shows: '50 articles' },
  { address: '/education?category=Sleep', shows: 'A Bedtime Routine That Works' },
  { address: '/education/article/14958497-5fe9-5535-b6a6-e9281cc4919f', shows: 'Key points' },
  { address: '/food-guide/grapes', shows: 'Cut lengthwise into quarters' },
])('[DASH-01] $address can be read before its script has come', async ({ address, shows }) => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  await aMeasurement(family, family.child, family.parent, { measured_on: day('2026-10-19'), weight_g: 5900 });

  const { text } = await family.parent.get(address);

  const page = drawnIn(text);
  expect(text).not.toContain('Fernling needs JavaScript for this page.');
  expect(text.includes('<noscript>Parts of this page need JavaScript')).toBe(!address.startsWith('/education'));
  expect(page).toContain('Maya');
  expect(page).toContain(shows);
});

test('[DASH-01] what is drawn for one family is not in the page of the next', async () => {
  const house = await aHouse({ pages: renderer });
  const [one, other] = [await aFamily(house), await aFamily(house)];
  await aMeasurement(one, one.child, one.parent, { measured_on: day('2026-10-19'), weight_g: 5990 });

  const texts = [await one.parent.get('/dashboard'), await other.parent.get('/dashboard')].map(({ text }) => text);

  expect(texts.map((text) => drawnIn(text).includes('5.99 kg'))).toEqual([true, false]);
});

test('a page is drawn on the day of the server, where the parent lives', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const before = drawnIn((await family.parent.get('/dashboard')).text);

  family.clock.goOn({ days: 31 });
  const after = drawnIn((await family.parent.get('/dashboard')).text);

  expect([before, after].map((page) => /\d months/.exec(page)?.[0])).toEqual(['4 months', '5 months']);
});

test('a page that cannot be drawn is left to the browser', async () => {
  const asked: OwnPageRequest[] = [];
  const renderOwn = (request: OwnPageRequest) => (asked.push(request), renderer.renderOwn(request));
  const family = await aFamily(await aHouse({ pages: { ...renderer, renderOwn } }));
  await family.parent.get('/dashboard');

  const [request] = asked;
  const broken = request && (await renderer.renderOwn({ ...request, firstAnswers: { '/api/me': '{"name":' } }));

  expect(drawnIn(broken?.html ?? '')).toContain('Loading...');
  expect(broken?.html).toContain('<noscript>Fernling needs JavaScript for this page.</noscript>');
  expect(broken?.fault).toBeInstanceOf(SyntaxError);
});

test('that a page could not be drawn is logged, without what it was about', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const renderOwn = async (request: OwnPageRequest) => ({
    ...(await renderer.renderOwn(request)),
    fault: new TypeError('Maya has no weight'),
  });
  const family = await aFamily(await aHouse({ pages: { ...renderer, renderOwn }, log }));

  await family.parent.get('/dashboard');

  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'a page was sent without being drawn', route: '/dashboard', err: { name: 'TypeError' } },
  ]);
  expect(lines.join()).not.toContain('Maya');
});

test.each([
  {
    hasPlan: true,
    says: /Free trial active!<\/strong> <span>30 days left<span class="only-wide">, until December 21\./,
  },
  { hasPlan: false, says: /^(?!.*trial)/is },
])('[SUB-01] [DASH-01] what the dashboard says of the trial is drawn with it: %o', async ({ hasPlan, says }) => {
  const { config } = (await aHouse()).house;
  const family = await aFamily(await aHouse({ pages: renderer, config: { ...config, hasPlan } }));

  expect(drawnIn((await family.parent.get('/dashboard')).text)).toMatch(says);
});
