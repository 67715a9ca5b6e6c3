import { nextVisitWords } from '#domain/checkups/next-visit-words.ts';
import { recordAsked, type RecordSubject } from '#domain/chat/record-asked.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import { growthHref } from '#domain/growth/addresses.ts';
import { askingWords } from '#domain/growth/line/asking-words.ts';
import { callLevel } from '#domain/growth/line/call-level.ts';
import { CALL_NOW_IF } from '#domain/growth/line/call-now-if.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { todayIn } from '#domain/time/day.ts';
import { dueWords } from '#domain/vaccines/words/due-words.ts';
import { historyWords } from '#domain/vaccines/words/vaccine-history.ts';
import type { Parent } from '#server/auth/session.ts';
import { checkupsOf } from '#server/checkups/service.ts';
import type { MyChild } from '#server/children/access.ts';
import type { House } from '#server/http/house.ts';
import { growthFactsOf } from '#server/growth/service/growth-facts.ts';
import { planToday } from '#server/vaccines/rules/plan-today.ts';
import { planAsOf } from '#server/vaccines/service/current-plan.ts';
import { planReplyFor } from '#server/vaccines/service/plan-reply.ts';
import type { Passage } from '../rules/passage.ts';

type Asking = { readonly house: House; readonly parent: Parent; readonly child: MyChild; readonly now: Date };

/** What the child's own record says of what is asked; nothing where it has none of it. */
export async function recordPassages(asking: Asking, question: string): Promise<Passage[]> {
  const found = await Promise.all(recordAsked(question).map((subject) => passageOn[subject](asking, question)));
  return found.flat();
}

const passageOn: Readonly<Record<RecordSubject, (asking: Asking, question: string) => Promise<Passage[]>>> = {
  vaccines: nextDoses,
  checkups: nextVisit,
  growth: latestValues,
  age: correctedAge,
};

/** It is asked whether anything is missing. */
const WHETHER_ALL = /\b(?:up[ -]to[ -]date|missing|behind|overdue|caught up|skip\w*|hep(?:atitis)?[ -]?b)\b/i;

/** What cannot wait and what nobody has said stands before what is due or next. */
async function nextDoses({ house: { db }, parent, child, now }: Asking, question: string): Promise<Passage[]> {
  const today = todayIn(parent.timeZone, now);
  const vaccines = await planAsOf(db, child, today, now);
  const plan = await planReplyFor(db, child, parent, vaccines, now);
  const { urgent, caution, unknown } = historyWords(plan.value(), child.bornOn);
  const due = dueWords(planToday(vaccines, today), today);
  const sentences = [...(urgent === null ? [] : [urgent]), ...unknown, ...due];
  if (sentences.length === 0) return [];
  const isExposed = child.motherHepatitisB === 'positive' && urgent !== null;
  return [
    {
      source: { title: 'Vaccine schedule', href: '/vaccines' },
      sentences,
      isAlone: urgent !== null || (unknown.length > 0 && WHETHER_ALL.test(question)),
      call: isExposed ? { level: 'call_now', caution } : null,
    },
  ];
}

async function nextVisit({ house, parent, child, now }: Asking): Promise<Passage[]> {
  const today = todayIn(parent.timeZone, now);
  const words = nextVisitWords(await checkupsOf(house.db, child, today, now), today);
  return words === null ? [] : [{ source: { title: 'Appointments', href: '/appointments' }, sentences: [words] }];
}

/** Beside what is not calm, that alone, in the words of the growth room, which the dashboard and an insight have, too. */
async function latestValues({ house, parent, child, now }: Asking): Promise<Passage[]> {
  const facts = await growthFactsOf({ db: house.db, house, parent, now }, child);
  const summary = growthSummary(facts);
  if (!summary) return [];
  const source = { title: 'Growth', href: growthHref };
  const words = askingWords(lineInput(facts));
  if (words) {
    const { title, text, callNow } = words;
    const level = callLevel(words);
    const signs = callNow.length > 0 ? [CALL_NOW_IF, ...callNow] : [];
    const isUrgent = level === 'call_now';
    const sentences = [...(isUrgent ? [] : [title]), text, ...signs].map(asSentence);
    return [{ source, sentences, isAlone: true, call: level && { level, caution: isUrgent ? title : null } }];
  }
  const { gain, last, percentile } = summary;
  const said = [`Last measured: ${last}`, gain?.text ?? '', gain?.advice ?? ''];
  const sentences = said.filter((one) => one !== '').map(asSentence);
  return [{ source, sentences, isAlone: percentile === null }];
}

async function correctedAge({ parent, child, now }: Asking): Promise<Passage[]> {
  const today = todayIn(parent.timeZone, now);
  if (!ageUsed(child, today).isCorrected) return [];
  const sentence = `Your child's age today: ${childAgeText(child, today)}.`;
  return [{ source: { title: 'Settings', href: '/settings' }, sentences: [sentence] }];
}

function asSentence(text: string): string {
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
