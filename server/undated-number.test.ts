import { expect, test } from 'vitest';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { aCalendarToken, turnOnReminders } from '#testing/checkups/reminding.ts';
import { readCalendar } from '#testing/checkups/calendars.ts';
import { aChild, aFamilyAlone } from '#testing/family.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';
import { sendReminders } from '#server/checkups/jobs.ts';

/** On November 21, 2026, of a child of 15 months. */
test('[decision 57] after a dose without a day, list, next visits, calendar and mail give the next one its number', async () => {
  const family = await aFamilyAlone();
  const child = await aChild(family, family.parent, { born_on: addMonths(day('2026-11-21'), -15) });
  const mine = { ...family, child };
  const { planned } = await marked(mine, [
    { givenOn: null, vaccine: 'mmr' },
    { givenOn: '2026-10-21', vaccine: 'dtap' },
    { givenOn: null, vaccine: 'dtap' },
  ]);

  const { visits } = await family.parent.call(readVisitPlan, { params: { childId: child.id } });
  const token = await aCalendarToken(mine, family.parent);
  const { text } = await family.visitor().get(`/calendar/${token}/fernling.ics`);
  await turnOnReminders(mine, family.parent, { vaccines: true });
  await sendReminders(family.house, { signal: new AbortController().signal });
  const [mail] = await family.mailsTo(family.parent.email);

  const next = (vaccine: string) => planned.find((row) => row.vaccine === vaccine && !row.completed);
  const ofVisits = (shortName: string) =>
    visits
      .flatMap(({ products }) => products.flatMap(({ doses }) => doses))
      .find((dose) => dose.shortName === shortName);
  const calendar = readCalendar(text)
    .events.map(({ title }) => title)
    .join();

  expect([next('mmr')?.shownNumber, next('dtap')?.shownNumber]).toEqual([1, 2]);
  expect([ofVisits('MMR')?.shownNumber, ofVisits('DTaP')?.shownNumber]).toEqual([1, 2]);
  for (const said of [calendar, mail?.text]) {
    expect(said).toMatch(/MMR 1\b/);
    expect(said).toMatch(/DTaP 2\b/);
  }
  expect(planned.filter(({ completed }) => completed).map((row) => row.shownNumber === row.number)).not.toContain(
    false,
  );
});
