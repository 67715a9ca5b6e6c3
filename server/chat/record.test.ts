import { describe, expect, test } from 'vitest';
import { askBabyDevExpert } from '#contract/chat.ts';
import { generateInsights, readInsightAllowance } from '#contract/insights.ts';
import { addDays, day } from '#domain/time/day.ts';
import { aChild, aFamily, aMeasurement, type Family } from '#testing/family.ts';

const today = day('2026-11-21');

type Facts = Parameters<typeof aChild>[2];

async function ofAge(days: number, facts: Facts = {}) {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: addDays(today, -days), gender: 'male', ...facts });
  return { family, child };
}

const ask = ({ parent }: Family, child: { id: string }, query: string) =>
  parent.call(askBabyDevExpert, { body: { query, childId: child.id } });

async function insightOf({ parent }: Family, child: { id: string }): Promise<string> {
  const { insight } = await parent.call(generateInsights, { body: { childId: child.id } });
  return insight.responseText;
}

describe("[AI-01] [AI-04] chat and insight say the same of a child's weight", () => {
  test('a newborn who has lost more than 10% is for a call', async () => {
    const { family, child } = await ofAge(4, { birth_weight_g: 3500 });
    await aMeasurement(family, child, family.parent, { measured_on: today, weight_g: 3080 });

    const said = await Promise.all(['is his weight ok', 'how is he growing'].map((query) => ask(family, child, query)));
    const insight = await insightOf(family, child);

    for (const { level, caution, reply, paragraphs } of said) {
      expect({ level, caution }).toEqual({ level: 'call_now', caution: 'Weigh again, and call your doctor today.' });
      expect(reply).toContain('Call now, day or night, if you see one of these:');
      expect(paragraphs).toHaveLength(1);
      expect(insight).toContain(paragraphs[0]?.text.split(' Call now, day or night')[0]);
    }
  });

  test('a weight that is not back after three weeks is for a call soon', async () => {
    const { family, child } = await ofAge(21, { birth_weight_g: 3500 });
    await aMeasurement(family, child, family.parent, { measured_on: today, weight_g: 3400, place: 'doctor' });

    const { level, paragraphs } = await ask(family, child, 'is his weight ok');

    expect(level).toBe('call_soon');
    expect(paragraphs[0]?.text).toContain('call your doctor today or tomorrow.');
    expect(await insightOf(family, child)).toContain(paragraphs[0]?.text);
  });
});

describe("[AI-01] [AI-04] a newborn's hepatitis B shot", () => {
  const note =
    "The mother's hepatitis B test (HBsAg) was positive. The first dose and immune globulin were to be given within 12 hours of birth. If one was not given, call the doctor now.";
  const asked = 'Hepatitis B dose 1: Not answered yet: was it given in the hospital?';

  test.each(['what shots does he need now', 'did he need hep b'])(
    "of a positive mother comes before the next dose: '%s'",
    async (query) => {
      const { family, child } = await ofAge(1, { mother_hepatitis_b: 'positive' });

      const { level, caution, reply, paragraphs } = await ask(family, child, query);
      const insight = await insightOf(family, child);

      expect({ level, caution }).toEqual({ level: 'call_now', caution: 'If one was not given, call the doctor now.' });
      expect(paragraphs.map(({ sources }) => sources[0]?.href)).toEqual(['/vaccines']);
      expect(paragraphs[0]?.text.startsWith(note)).toBe(true);
      expect(reply).toContain(asked);
      expect(insight.startsWith(note)).toBe(true);
      expect(insight).toContain(asked);
    },
  );

  test('of a mother nobody has said anything of is asked about', async () => {
    const { family, child } = await ofAge(3);

    expect((await ask(family, child, 'what shots does he need now')).reply).toContain(asked);
    expect(await insightOf(family, child)).toContain(asked);
  });
});

describe('[AI-01] [AI-04] a child of whom no shot is recorded', () => {
  const unknown = 'We do not know yet, so nothing here is complete.';

  test.each([
    'what shots is he missing',
    'is he overdue for vaccines',
    'is he up to date',
    'we skipped all shots so far, what now',
  ])("is never told as up to date: '%s'", async (query) => {
    const { family, child } = await ofAge(214);

    const { paragraphs } = await ask(family, child, query);

    expect(paragraphs.map(({ sources }) => sources[0]?.href)).toEqual(['/vaccines']);
    expect(paragraphs[0]?.text.startsWith(unknown)).toBe(true);
  });

  test.each([214, 275, 400])('added at %s days is told what is not answered, the flu too', async (days) => {
    const { family, child } = await ofAge(days);

    const insight = await insightOf(family, child);
    const { reply } = await ask(family, child, 'what shots is he missing');

    for (const text of [insight, reply]) {
      expect(text).toContain(`${unknown} Nobody has said yet which doses were given of `);
      expect(text).toMatch(/were given of [^.]*\bhepatitis B\b/);
      expect(text).toMatch(/\bflu\b/i);
    }
  });
});

describe('[AI-01] [AI-04] chat and insight say the same of what is due and of the next checkup', () => {
  test('in one sentence', async () => {
    const family = await aFamily();
    const { child } = family;

    const shots = await ask(family, child, 'when are the next shots due?');
    const visit = await ask(family, child, 'when is the next checkup?');
    const insight = await insightOf(family, child);

    const [due = ''] = /(?:Due now|Overdue|Next) in the vaccine plan.*?\./.exec(shots.reply) ?? [];
    const [next = ''] = /Next checkup: .*?\./.exec(visit.reply) ?? [];
    expect(due).toMatch(/: .* dose \d/);
    expect(next).toMatch(/Well-Child Checkup, (?:recommended|scheduled) for /);
    expect(insight).toContain(due);
    expect(insight).toContain(next);
  });
});

test('[AI-01] above an insight that calms stands what a later weight asks for, until an insight says it', async () => {
  const { family, child } = await ofAge(120, { birth_weight_g: 3500 });
  const { parent } = family;
  const standing = () => parent.call(readInsightAllowance, { params: { childId: child.id } });
  await aMeasurement(family, child, parent, { measured_on: addDays(today, -3), weight_g: 6400, place: 'doctor' });
  expect(await standing()).toMatchObject({ growthSince: null });
  await insightOf(family, child);
  expect(await standing()).toMatchObject({ growthSince: null });

  await aMeasurement(family, child, parent, { measured_on: today, weight_g: 5700, place: 'doctor' });

  const { growthSince } = await standing();
  const { paragraphs } = await ask(family, child, 'is his weight ok');
  expect(growthSince).toMatch(/\bdoctor\b/);
  expect(growthSince).toContain(paragraphs[0]?.text.split(' Call now, day or night')[0]);
});
