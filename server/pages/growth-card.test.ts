import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import type { Tables } from '#server/db/tables.ts';
import { aFamily, aMeasurement, type Person } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { renderer } from '#web/app/render.tsx';

type Weighed = readonly (readonly [on: string, grams: number])[];
type Case = {
  readonly what: string;
  readonly weights: Weighed;
  readonly child?: Partial<Tables['children']>;
  readonly units?: 'us';
  readonly says: RegExp;
  readonly badge: boolean;
};

const followed: Weighed = [
  ['2026-08-19', 4200],
  ['2026-10-19', 5900],
  ['2026-11-19', 6410],
];

const cases: readonly Case[] = [
  { what: 'a weight on its line', weights: followed, says: /^Up 510 g in 4 weeks, about what girls/, badge: true },
  {
    what: 'a child born early',
    weights: followed,
    child: { gestation_days: 250 },
    says: /^Up 510 g in 4 weeks, about what girls of her corrected age gain\./,
    badge: true,
  },
  { what: 'pounds', weights: followed, units: 'us', says: /^Up 1 lb 2 oz in 4 weeks/, badge: true },
  {
    what: 'a gain that nearly all exceed',
    weights: [
      ['2026-10-19', 5900],
      ['2026-11-19', 5950],
    ],
    says: /^Only up 50 g in 4 weeks\. (?!.*Up 50 g).*Have Maya weighed again, and call your doctor today or tomorrow\./,
    badge: false,
  },
  {
    what: 'a loss',
    weights: [
      ['2026-10-19', 6900],
      ['2026-11-19', 6400],
    ],
    says: /^A weight to show your doctor today\./,
    badge: false,
  },
];

test.each(cases)('[decision 76] of $what the dashboard says at once what the growth tab says', async (one) => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const { house, child, parent } = family;
  if (one.child) await house.db.updateTable('children').set(one.child).where('id', '=', child.id).execute();
  if (one.units) await house.db.updateTable('users').set({ units: one.units }).execute();
  for (const [on, grams] of one.weights) {
    await aMeasurement(family, child, parent, { ...none, measured_on: day(on), weight_g: grams, place: 'doctor' });
  }

  for (const reader of [parent, family.viewer]) {
    const lead = leadIn(await drawnFor(reader, '/dashboard?tab=growth'));
    const card = cardIn(await drawnFor(reader, '/dashboard'));

    expect(lead.join(' ')).toMatch(one.says);
    for (const line of lead) expect(card).toContain(line);
    expect(/^\d+(st|nd|rd|th) percentile/.test(card)).toBe(one.badge);
  }
});

test.each([
  { choice: 'cdc', source: 'CDC growth charts (2000), girls, from 24 months' },
  { choice: 'who', source: 'WHO Child Growth Standards (2006), girls, birth to 60 months' },
] as const)('[decision 76] past two years the dashboard names what it compares by at once: $choice', async (one) => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const { house, child, parent } = family;
  await house.db.updateTable('users').set({ growth_reference: one.choice }).execute();
  await house.db
    .updateTable('children')
    .set({ born_on: day('2024-02-03') })
    .where('id', '=', child.id)
    .execute();
  await aMeasurement(family, child, parent, { ...none, measured_on: day('2026-05-19'), weight_g: 12_600 });
  await aMeasurement(family, child, parent, { ...none, measured_on: day('2026-11-19'), weight_g: 13_500 });

  const card = cardIn(await drawnFor(parent, '/dashboard'));

  expect(card).toMatch(/^\d+(st|nd|rd|th) percentile 13\.5. kg on November 19 Correct Up 900 g in 6 months\. /);
  expect(card).toContain(one.source);
});

test.each([false, true])(
  '[decision 76] the dashboard compares a weight before the due date by INTERGROWTH-21st only where the server may: %s',
  async (hasIntergrowth) => {
    const { config } = (await aHouse()).house;
    const family = await aFamily(await aHouse({ pages: renderer, config: { ...config, hasIntergrowth } }));
    const { house, child, parent } = family;
    await house.db
      .updateTable('children')
      .set({ gestation_days: 230, born_on: day('2026-10-20'), birth_weight_g: 2000 })
      .where('id', '=', child.id)
      .execute();
    await aMeasurement(family, child, parent, { ...none, measured_on: day('2026-11-10'), weight_g: 2600 });

    const card = cardIn(await drawnFor(parent, '/dashboard'));

    expect([/INTERGROWTH-21st/.test(card), /^\d+(st|nd|rd|th) percentile/.test(card)]).toEqual([
      hasIntergrowth,
      hasIntergrowth,
    ]);
  },
);

const none = { weight_text: null, height_tenth_mm: null, height_text: null, head_tenth_mm: null, head_text: null };

async function drawnFor(reader: Person, address: string): Promise<string> {
  const { text } = await reader.get(address);
  return (
    /<div id="app"[^>]*>(.*)<\/div><script type="application\/json"/s.exec(text)?.[1]?.replaceAll(/<!--.*?-->/g, '') ??
    ''
  );
}

function leadIn(tab: string): string[] {
  const [, lead = ''] = /<div class="stack tight growth-lead">(.*?)<section class="card flat stat"/s.exec(tab) ?? [];
  return [...lead.matchAll(/<(p|li|strong)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => wordsOf(text));
}

function cardIn(dashboard: string): string {
  return wordsOf(/>Growth<\/h2>(.*?)<\/section>/s.exec(dashboard)?.[1] ?? '');
}
