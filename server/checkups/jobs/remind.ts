import { dosesToRemindOf, isReminded, openVisits, visitsToRemindOf } from '#domain/checkups/reminding.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { seal } from '#server/auth/seal.ts';
import { requireChild, type MyChild } from '#server/children/access.ts';
import { readFacts } from '#server/children/queries.ts';
import type { Trx } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { isGone } from '#server/problem.ts';
import { queueMail, type Mail } from '#server/mail/outbox.ts';
import type { RowToTell } from '#server/vaccines/rules/plan-today.ts';
import { planTodayIn } from '#server/vaccines/service/current-plan.ts';
import type { RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { openDoses, type OpenDose } from '#domain/vaccines/standing/open-doses.ts';
import { checkupsMail, dosesMail, type Reminded } from '../emails.ts';
import { checkupSummaries } from '../service.ts';
import type { CheckupSummary } from '../replies/checkups.ts';
import {
  insertSentReminders,
  remindersOf,
  selectSentReminders,
  type Asked,
  type SentReminder,
} from '../queries/reminders.ts';
import { stopping, vaccineSourceText } from '../rules/reminding.ts';

/** Reminds once of each thing, if the parent still has access. */
export async function remind(house: House, asked: Asked): Promise<void> {
  try {
    const news = await lookFor(house, asked);
    if (news) await mailReminders(house, asked, news);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

type News = {
  readonly child: { readonly id: string; readonly firstName: string };
  readonly doses: readonly OpenDose<RowToTell>[];
  readonly visits: readonly CheckupSummary[];
  readonly source: string | null;
  readonly today: Day;
};

async function lookFor({ db, clock }: House, asked: Asked): Promise<News | null> {
  const now = clock();
  const today = todayIn(asked.timeZone, now);
  const child = await requireChild(db, parentIn(asked), asked.childId);
  const wanted = await remindersOf(db, child);
  const plan = wanted.vaccines ? await planTodayIn(db, child, asked.timeZone, now) : null;
  const checkups = wanted.checkups ? await checkupSummaries(db, child, today, now) : [];
  const doses = plan ? dosesToRemindOf(openDoses(plan.rows, plan.deferrals), today) : [];
  const visits = visitsToRemindOf(openVisits(checkups), today);
  if (doses.length === 0 && visits.length === 0) return null;
  const { first_name: firstName } = await readFacts(db, child);
  return { child: { id: child.id, firstName }, doses, visits, source: plan && vaccineSourceText(plan), today };
}

async function mailReminders({ db, clock, config }: House, asked: Asked, news: News): Promise<void> {
  const now = clock();
  const { childId, userId, email: to } = asked;
  const text = `${childId} ${userId}`;
  const expiresAt = new Date(now.getTime() + stopping.lastsMs);
  const stopToken = await seal(db, { purpose: stopping.purpose, text, expiresAt });
  await tx(db, async (trx) => {
    await lock(trx, 'children', childId);
    const child = await requireChild(trx, parentIn(asked), childId);
    const unsent = await recordUnsent(trx, child, news, now);
    const reminded = { to, userId, child: news.child, today: news.today, stopToken };
    for (const mail of mailsOf(reminded, unsent, config.publicUrl)) await queueMail(trx, mail, now);
  });
}

async function recordUnsent(trx: Trx, child: MyChild, news: News, now: Date): Promise<News> {
  const wanted = await remindersOf(trx, child);
  const sent = await selectSentReminders(trx, child);
  const daysOf = (about: string) => sent.filter((one) => one.about === about).map(({ dueOn }) => dueOn);
  const doses = wanted.vaccines ? news.doses.filter((dose) => !isReminded(dose, daysOf(aboutDose(dose)))) : [];
  const visits = wanted.checkups ? news.visits.filter((visit) => !daysOf(aboutVisit(visit)).includes(visit.on)) : [];
  const inserted = await insertSentReminders(
    trx,
    child,
    [...doses.map(doseReminder), ...visits.map(checkupReminder)],
    now,
  );
  const isNew = (about: string) => inserted.some((one) => one.about === about);
  return {
    ...news,
    doses: doses.filter((dose) => isNew(aboutDose(dose))),
    visits: visits.filter((visit) => isNew(aboutVisit(visit))),
  };
}

function mailsOf(reminded: Reminded, { doses, visits, source }: News, publicUrl: string): Mail[] {
  return [
    ...(doses.length > 0 ? [dosesMail(reminded, { doses, source }, publicUrl)] : []),
    ...(visits.length > 0 ? [checkupsMail(reminded, visits, publicUrl)] : []),
  ];
}

// Not the row's id: a recomputed plan may give the row another dose.
const aboutDose = ({ vaccine, number }: RowOnDay) => `dose ${vaccine} ${number}`;
const aboutVisit = ({ id }: { readonly id: string }) => `checkup ${id}`;
const doseReminder = (dose: OpenDose<RowToTell>): SentReminder => ({ about: aboutDose(dose), dueOn: dose.toldOn });
const checkupReminder = (visit: CheckupSummary): SentReminder => ({ about: aboutVisit(visit), dueOn: visit.on });

function parentIn({ userId, name }: Asked) {
  return { id: userId, name };
}
