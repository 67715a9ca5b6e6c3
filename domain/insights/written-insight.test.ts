import { readFileSync, globSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import safety from '#content/insights/safety.json' with { type: 'json' };
import { nextVisitWords } from '#domain/checkups/next-visit-words.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { feedingMonths, feedingStage } from '#domain/foods/feeding-age.ts';
import { foodGuide, foodOf } from '#domain/foods/foods-data.ts';
import { entryAt } from '#domain/foods/guide-entry.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { askingWords } from '#domain/growth/line/asking-words.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { who2006ToTwoYears } from '#domain/growth/references/who-2006-client-data.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { milestoneMonths } from '#domain/milestones/age-groups.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { ANSWERS } from '#domain/milestones/milestone-list.ts';
import { calendarAge } from '#domain/time/age.ts';
import { addDays, day } from '#domain/time/day.ts';
import { isNoteUrgent } from '#domain/vaccines/standing/note-urgent.ts';
import { dueWords } from '#domain/vaccines/words/due-words.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import type { InsightFacts } from './insight-facts.ts';
import { insightParts, writtenText } from './insight-text.ts';
import { writtenInsight } from './written-insight.ts';

const bornOn = day('2026-01-10');
const VACCINES = ['DTaP', 'IPV', 'HepB', 'RV', 'Flu'];
const STATUSES = [
  'completed',
  'overdue',
  'upcoming',
  'contraindicated',
  'ask-first',
  'declined',
  'deferred',
  'not-needed',
] as const;

const shot = fc.record({
  vaccine: fc.constantFrom(...VACCINES),
  number: fc.integer({ min: 1, max: 4 }),
  status: fc.constantFrom(...STATUSES),
  isUnanswered: fc.boolean(),
  category: fc.constantFrom('routine', 'risk', 'ask-your-doctor'),
  inDays: fc.option(fc.integer({ min: -200, max: 200 })),
});

const child = fc.record({
  ageDays: fc.integer({ min: 0, max: 2500 }),
  gender: fc.constantFrom('female', 'male'),
  gestationDays: fc.option(fc.integer({ min: 170, max: 290 })),
  birthWeightKg: fc.option(fc.double({ min: 1, max: 4.8, noNaN: true })),
  weights: fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      factor: fc.double({ min: 0.6, max: 1.5, noNaN: true }),
      place: fc.constantFrom('home', 'doctor'),
    }),
    { maxLength: 4 },
  ),
  shots: fc.uniqueArray(shot, { maxLength: 12, selector: ({ vaccine, number }) => `${vaccine} ${number}` }),
  newbornNote: fc.option(fc.constant("The mother's test is not known. Ask the hospital today.")),
  visits: fc.uniqueArray(
    fc.record({
      visit: fc.constantFrom('newborn', '2m', '4m', '6m'),
      checkupType: fc.constantFrom('0 Month Newborn Checkup', '4 Month Well-Child Checkup'),
      inDays: fc.integer({ min: -60, max: 60 }),
      isScheduled: fc.boolean(),
      completed: fc.boolean(),
    }),
    { maxLength: 4, selector: ({ visit }) => visit },
  ),
  answers: fc.array(fc.record({ answer: fc.constantFrom(...ANSWERS), isLost: fc.boolean() }), { maxLength: 60 }),
});
type Drawn = typeof child extends fc.Arbitrary<infer Value> ? Value : never;

const whole: Drawn = {
  ageDays: 130,
  gender: 'female',
  gestationDays: null,
  birthWeightKg: null,
  weights: [],
  shots: [],
  newbornNote: null,
  visits: [],
  answers: [],
};

function factsOf(drawn: Drawn): InsightFacts {
  const { ageDays, gender, gestationDays, birthWeightKg } = drawn;
  const today = addDays(bornOn, ageDays);
  const about = { firstName: 'Maya', gender, bornOn, gestationDays, birthWeightKg };
  const measurements = drawn.weights.map(({ at, factor, place }, n) => {
    const on = Math.round(at * ageDays);
    return {
      id: `weight-${n}`,
      measuredOn: addDays(bornOn, on),
      // About the middle of the WHO standards, which is enough for any sentence.
      weightKg: Math.round((3.3 + 0.7 * Math.sqrt(on / 8)) * factor * 100) / 100,
      heightCm: null,
      position: null,
      headCm: null,
      place,
    };
  });
  const months = feedingMonths(about, today);
  const range = entryAt(foodGuide.ranges, months);
  if (!range) throw new Error('the guide has ranges');
  const planned = drawn.shots.map(({ vaccine, number, inDays, ...row }) => {
    const on = inDays === null ? null : addDays(today, inDays);
    return {
      ...row,
      vaccine,
      shortName: vaccine,
      number,
      shownNumber: number,
      dueOn: on,
      recommendedOn: on,
      birthHours: null,
      isPrompt: false,
      lastDayOn: null,
      isOfBirth: false,
      why: '',
    };
  });
  return {
    growth: {
      child: about,
      measurements: chartedOf(about, measurements),
      plan: [who2006ToTwoYears],
      today,
      units: 'metric',
    },
    plan: { rows: planned, deferrals: new Map() },
    history: { planned, doses: [], newbornNote: drawn.newbornNote, isPastOpen: true, asOf: today },
    visits: drawn.visits.map(({ inDays, isScheduled, ...visit }) => {
      const on = addDays(today, inDays);
      return { ...visit, recommendedOn: on, recommendedUntil: addDays(on, 30), scheduledOn: isScheduled ? on : null };
    }),
    milestones: milestoneList,
    answers: drawn.answers.flatMap(({ answer, isLost }, n) => {
      const milestone = milestoneList.milestones[n];
      const lostOn = answer === 'achieved' && isLost ? today : null;
      return milestone ? { milestoneId: milestone.id, answer, achievedOn: null, achievedIn: null, lostOn } : [];
    }),
    food: {
      ageRangeLabel: range.ageRangeLabel,
      tips: range.tips,
      isMilkOnly: feedingStage(months) === 'milk',
      foods: range.foods.flatMap((id) => {
        const food = foodOf(id);
        return food ? { id, name: food.name, allergyRisk: food.allergyRisk, why: food.benefit } : [];
      }),
    },
  };
}

function itemsBelow(text: string, heading: string): string[] {
  return (
    insightParts(text)
      .find((part) => part.heading === heading)
      ?.items.map((item) => item.text) ?? []
  );
}

/**
 * @param faultsIn what is wrong in an insight
 * @throws Error with the child of which something is wrong
 */
function isRightForAll(faultsIn: (facts: InsightFacts, text: string) => readonly unknown[]): true {
  const isRight = fc.property(child, (drawn) => {
    const facts = factsOf(drawn);
    expect(faultsIn(facts, writtenText(writtenInsight(facts)))).toEqual([]);
  });
  fc.assert(isRight, { numRuns: 400 });
  return true;
}

/** Those of the parts that a text lacks. */
const missing = (text: string, parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part != null && !text.includes(part));

const inGuide: Readonly<Record<string, string>> = { IPV: 'polio', HepB: 'hepatitis B', RV: 'rotavirus', Flu: 'flu' };

describe('[AI-01] what the built-in guide writes, over many children', () => {
  test('of growth it says what the growth card says', () => {
    expect(
      isRightForAll(({ growth }, text) => {
        const summary = growthSummary(growth);
        if (!summary) return missing(text, ['Nothing is measured yet.']);
        const asking = askingWords(lineInput(growth));
        if (asking) return missing(text, [`${asking.title} ${asking.text}`, ...asking.callNow]);
        return missing(text, [summary.percentile, summary.gain?.text, summary.gain?.advice]);
      }),
    ).toBe(true);
  });

  test('no percentile stands beside what is not calm, and no doctor where the growth room names none', () => {
    expect(
      isRightForAll(({ growth }, text) => {
        const said = (insightParts(text)[0]?.paragraphs ?? []).map((line) => line.text).join(' ');
        const summary = growthSummary(growth);
        const asking = summary && askingWords(lineInput(growth));
        const isCalm = !asking && summary?.gain?.advice == null;
        return [
          ...(asking || summary?.percentile !== null || !said.includes('percentile') ? [] : [said]),
          ...(isCalm && /doctor/i.test(said) ? [said] : []),
        ];
      }),
    ).toBe(true);
  });

  test('no skill is above the corrected age, and none is reached already', () => {
    expect(
      isRightForAll(({ growth, answers }, text) => {
        const months = milestoneMonths(growth.child, growth.today);
        const items = itemsBelow(text, 'What to look for');
        return milestoneList.milestones.filter(({ id, ageId, description }) => {
          const age = milestoneList.ages.find((one) => one.id === ageId)?.months ?? 0;
          const isReached = answers.some((one) => one.milestoneId === id && one.answer === 'achieved');
          return items.some((item) => item.startsWith(`${description} (`)) && (age > months || isReached);
        });
      }),
    ).toBe(true);
  });

  test('the vaccine plan is told in its own words, one that a doctor is asked about with that', () => {
    expect(
      isRightForAll(({ plan, growth: { today } }, text) => {
        const said = itemsBelow(text, 'Good to do in the next weeks').join(' ');
        return [
          ...missing(text, dueWords(plan, today)),
          ...plan.rows.filter(({ shortName, number, status, isUnanswered }) => {
            const isOpen = ['upcoming', 'overdue'].includes(status) && !isUnanswered;
            return said.includes(`${inGuide[shortName] ?? shortName} dose ${number}`) && !isOpen;
          }),
        ];
      }),
    ).toBe(true);
  });

  test('the next checkup is told in the words of the checkups, and a completed one never', () => {
    expect(
      isRightForAll(({ visits, growth: { today } }, text) => {
        const words = nextVisitWords(visits, today);
        return words === null ? [text].filter((all) => all.includes('Next checkup')) : missing(text, [words]);
      }),
    ).toBe(true);
  });

  test('what cannot wait of a newborn’s plan stands before all else, and only then', () => {
    expect(
      isRightForAll(({ history, growth: { child: about, today } }, text) => {
        const isFirst = history.newbornNote !== null && text.startsWith(history.newbornNote);
        return [text].filter(
          () => isFirst !== (history.newbornNote !== null && isNoteUrgent(about.bornOn, history.planned, today)),
        );
      }),
    ).toBe(true);
  });

  test('a solid food is named only at an age for it', () => {
    expect(
      isRightForAll(({ growth, food }, text) => {
        const months = feedingMonths(growth.child, growth.today);
        const said = itemsBelow(text, 'Good to do in the next weeks').filter((item) => item.startsWith('A food for '));
        if (feedingStage(months) !== 'solids') return said;
        return food.foods.filter(
          ({ id, name }) => said.some((item) => item.includes(`: ${name}`)) && (foodOf(id)?.fromMonths ?? 0) > months,
        );
      }),
    ).toBe(true);
  });

  test('parents of a child born early are sent to its doctor before the first food', () => {
    expect(
      isRightForAll(({ growth: { child: about, today } }, text) => {
        const isBefore = isBornEarly(about.gestationDays) && feedingStage(feedingMonths(about, today)) !== 'solids';
        return missing(text, isBefore ? ["Ask Maya's doctor when to start solids."] : []);
      }),
    ).toBe(true);
  });

  test('a fever is told by the age since birth, and a lost skill asks for a call', () => {
    expect(
      isRightForAll(({ growth, answers }, text) => {
        const isYoung = calendarAge(bornOn, growth.today).months < 3;
        const [meant, other] = isYoung ? ['rf-fever-u3m', 'rf-fever'] : ['rf-fever', 'rf-fever-u3m'];
        const isLost = answers.some(({ lostOn }) => lostOn !== null);
        return [
          ...missing(text, [firstSentenceOf(meant), isLost ? firstSentenceOf('rf-regression') : null]),
          ...[firstSentenceOf(other)].filter((sentence) => text.includes(sentence)),
        ];
      }),
    ).toBe(true);
  });

  test('every line below a heading links to a page of this server', () => {
    expect(
      isRightForAll((_, text) => insightParts(text).flatMap(({ items }) => items.filter(({ link }) => !link))),
    ).toBe(true);
  });

  test('it is short', () => {
    expect(isRightForAll((_, text) => [text].filter((all) => all.split(/\s+/).length > 330))).toBe(true);
  });
});

function firstSentenceOf(id = ''): string {
  const [rule] = redFlagsOf([id]);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule.firstSentence;
}

describe('[AI-01] an insight', () => {
  test('by the corrected age says so', () => {
    const early = { ageDays: 150, gestationDays: 230, weights: [{ at: 1, factor: 0.9, place: 'doctor' as const }] };
    const text = writtenText(writtenInsight(factsOf({ ...whole, ...early })));

    expect(text).toContain('by the corrected age');
  });
});

describe('the sentences on safety', () => {
  const articles = globSync('content/articles/*/*.md').map((path) => readFileSync(path, 'utf8'));

  test.each(safety.safety)('stands word for word in its article, and its ages are inside its: $text', (fact) => {
    const article = articles.find((text) => text.includes(`\nid: ${fact.article}\n`)) ?? '';
    const [, from, until] = /\nageRange: (\d+)-(\d+) months\n/.exec(article) ?? [];

    expect(article).toContain(`\n- ${fact.text}\n`);
    expect(article).toContain(`\nuuid: ${fact.uuid}\n`);
    expect(article).toContain(`\ntitle: "${fact.title}"\n`);
    expect(fact.fromMonths).toBeGreaterThanOrEqual(Number(from));
    expect(fact.untilMonths).toBeLessThan(Number(until));
  });

  test('there is one at every age until 12 years', () => {
    for (let months = 0; months < 144; months += 1) {
      expect(safety.safety.some((one) => one.fromMonths <= months && months <= one.untilMonths)).toBe(true);
    }
  });
});
