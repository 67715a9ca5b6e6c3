import { openDoses } from '#domain/checkups/reminding.ts';
import { nextCheckup } from '#domain/checkups/status.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { recordAsked, type RecordSubject } from '#domain/chat/record-asked.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { intergrowthBeforeTerm } from '#domain/growth/references/intergrowth.ts';
import { planWith, referenceNeeds } from '#domain/growth/references/reference-needs.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { todayIn } from '#domain/time/day.ts';
import { plainTitle } from '#domain/vaccines/words/plain-name.ts';
import type { Parent } from '#server/auth/session.ts';
import { checkupsOf } from '#server/checkups/service.ts';
import type { MyChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import { measurementReplies } from '#server/growth/replies.ts';
import type { House } from '#server/http/house.ts';
import { planTodayIn } from '#server/vaccines/service/current-plan.ts';
import type { Passage } from '../rules/passage.ts';

type Asking = { readonly house: House; readonly parent: Parent; readonly child: MyChild; readonly now: Date };

/** What the child's own record says of what is asked; nothing where it has none of it. */
export async function recordPassages(asking: Asking, question: string): Promise<Passage[]> {
  const found = await Promise.all(recordAsked(question).map((subject) => passageOn[subject](asking)));
  return found.flat();
}

const passageOn: Readonly<Record<RecordSubject, (asking: Asking) => Promise<Passage[]>>> = {
  vaccines: nextDoses,
  checkups: nextVisit,
  growth: latestValues,
  age: correctedAge,
};

async function nextDoses({ house, parent, child, now }: Asking): Promise<Passage[]> {
  const { rows, deferrals } = await planTodayIn(house.db, child, parent.timeZone, now);
  const open = openDoses(rows, deferrals).toSorted((one, other) => (one.toldOn < other.toldOn ? -1 : 1));
  const [first] = open;
  if (!first) return [];
  const today = todayIn(parent.timeZone, now);
  const isDue = first.toldOn <= today;
  const next = open.filter(({ toldOn }) => (isDue ? toldOn <= today : toldOn === first.toldOn));
  const names = [...new Set(next.map(({ shortName }) => plainTitle(shortName)))].join(', ');
  const sentence = isDue
    ? `In your child's plan these vaccines are due: ${names}.`
    : `Next in your child's plan: ${names}, on ${shortDayText(first.toldOn)}.`;
  return [{ source: { title: 'Vaccine schedule', href: '/vaccines' }, sentences: [sentence] }];
}

async function nextVisit({ house, parent, child, now }: Asking): Promise<Passage[]> {
  const today = todayIn(parent.timeZone, now);
  const next = nextCheckup(await checkupsOf(house.db, child, today, now), today);
  if (!next) return [];
  const { scheduledOn, recommendedOn, checkupType } = next;
  const when =
    scheduledOn === null
      ? `recommended around ${shortDayText(recommendedOn)}`
      : `scheduled for ${shortDayText(scheduledOn)}`;
  const sentence = `Your child's next checkup: ${checkupTitle(checkupType)}, ${when}.`;
  return [{ source: { title: 'Appointments', href: '/appointments' }, sentences: [sentence] }];
}

/** Beside what is not calm, that alone. */
async function latestValues({ house, parent, child: mine, now }: Asking): Promise<Passage[]> {
  const child = await childOf(house.db, mine);
  const today = todayIn(parent.timeZone, now);
  const { isOlder, isPreterm } = referenceNeeds(child, today, house.config.hasIntergrowth);
  const needed = { references: isOlder ? references : null, early: isPreterm ? intergrowthBeforeTerm : null };
  const measurements = chartedOf(child, await measurementReplies.all(house.db, mine));
  const plan = planWith(needed, parent.growthReference);
  const summary = growthSummary({ child, measurements, plan, today, units: parent.units });
  if (!summary) return [];
  const { statement, gain, last, percentile } = summary;
  const sentences = statement ? [statement.title, statement.text] : [`Last measured: ${last}`, gain?.text ?? ''];
  return [
    {
      source: { title: 'Growth', href: '/dashboard?tab=growth' },
      sentences: sentences.filter((one) => one !== '').map(asSentence),
      isAlone: statement !== null || percentile === null,
    },
  ];
}

async function correctedAge({ parent, child, now }: Asking): Promise<Passage[]> {
  const today = todayIn(parent.timeZone, now);
  if (!ageUsed(child, today).isCorrected) return [];
  const sentence = `Your child's age today: ${childAgeText(child, today)}.`;
  return [{ source: { title: 'Settings', href: '/settings' }, sentences: [sentence] }];
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
