import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupSourceText } from '#domain/checkups/source-text.ts';
import { longDayText, monthAndDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { timeOfDayText } from '#domain/time/time-of-day.ts';
import { compose } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { plainName } from '#server/mail/plain-name.ts';
import type { RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import type { RowToTell } from '#server/vaccines/rules/plan-today.ts';
import type { CheckupSummary } from './replies/checkups.ts';
import { notesOfBirthDose, doseWithNotes, ENTERED_WITHOUT_DATE, notARecord, windowNotes } from './rules/reminding.ts';

export type Reminded = {
  readonly to: string;
  readonly userId: string;
  readonly child: { readonly id: string; readonly firstName: string };
  readonly today: Day;
  /** Encrypted: identifies the parent and the child whose mails the link stops. */
  readonly stopToken: string;
};

type Dose = Pick<
  RowOnDay,
  | 'shortName'
  | 'shownNumber'
  | 'category'
  | 'windowEndsOn'
  | 'birthHours'
  | 'isPrompt'
  | 'lastDayOn'
  | 'isAskedForAgain'
  | 'status'
> & {
  readonly dueOn: Day;
  readonly toldOn: Day;
} & Pick<RowToTell, 'unless'>;
type Visit = Pick<CheckupSummary, 'checkupType' | 'on' | 'isScheduled' | 'time' | 'place'>;

export function dosesMail(
  reminded: Reminded,
  { doses, source }: { readonly doses: readonly Dose[]; readonly source: string | null },
  publicUrl: string,
): Mail {
  const name = plainName(reminded.child.firstName);
  const byDay = Map.groupBy(
    doses.toSorted((one, other) => one.toldOn.localeCompare(other.toldOn)),
    (dose) => dueText(dose, reminded.today),
  );
  return reminderMail(reminded, publicUrl, {
    subject: `Vaccines due for ${name}`,
    paragraphs: [
      `These vaccine doses are next for ${name}:`,
      ...[...byDay].map(
        ([due, ofDay]) => `${due}: ${ofDay.map((dose) => doseWithWindow(dose, reminded.today)).join(', ')}.`,
      ),
    ],
    link: { label: 'See the vaccine schedule', url: `${publicUrl}/vaccines` },
    sources: source === null ? [] : [source],
  });
}

export function checkupsMail(reminded: Reminded, visits: readonly Visit[], publicUrl: string): Mail {
  const name = plainName(reminded.child.firstName);
  const [first] = visits;
  return reminderMail(reminded, publicUrl, {
    subject: first ? `Checkup for ${name} on ${monthAndDayText(first.on)}` : `Checkup for ${name}`,
    paragraphs: visits.map((visit) =>
      visit.isScheduled
        ? `${checkupTitle(visit.checkupType)} of ${name}: scheduled for ${whenAndWhere(visit)}.`
        : `${checkupTitle(visit.checkupType)} of ${name}: recommended for ${longDayText(visit.on)}. No other day was chosen yet.`,
    ),
    link: { label: 'See all appointments', url: `${publicUrl}/appointments` },
    sources: [checkupSourceText()],
  });
}

/** 'November 24, 2026, 9:20 a.m., Green Street Pediatrics' */
function whenAndWhere({ on, time, place }: Visit): string {
  const where = place !== null && /\p{L}/u.test(place) ? plainName(place) : '';
  return [longDayText(on), time === null ? '' : timeOfDayText(time), where].filter(Boolean).join(', ');
}

type Said = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly sources: readonly string[];
};

function reminderMail({ to, userId, child, stopToken }: Reminded, publicUrl: string, { sources, ...said }: Said): Mail {
  const letter = compose({
    ...said,
    greeting: 'Hello,',
    otherLink: { label: 'Stop these mails', url: `${publicUrl}/reminders-off?token=${stopToken}` },
    notes: [
      ...sources,
      notARecord,
      `You get this mail because you asked to be reminded about ${plainName(child.firstName)}.`,
    ],
  });
  return {
    kind: 'reminder',
    to,
    ...letter,
    about: { userId, childId: child.id },
    stopUrl: `${publicUrl}/reminders/stop/${stopToken}`,
  };
}

/** 'Due now, planned for December 5, 2026' of what waits for a visit; that it is overdue is said beside the dose. */
function dueText({ dueOn, toldOn, status }: Dose, today: Day): string {
  const told = longDayText(toldOn);
  if (dueOn <= today && dueOn < toldOn)
    return status === 'overdue' ? `Planned for ${told}` : `Due now, planned for ${told}`;
  if (toldOn === today) return `Due today, ${told}`;
  return toldOn > today ? `Due ${told}` : `Due since ${told}`;
}

function doseWithWindow(dose: Dose, today: Day): string {
  const { birthHours } = dose;
  if (birthHours !== null) return doseWithNotes(dose, notesOfBirthDose({ ...dose, birthHours }, today));
  const again = dose.isAskedForAgain ? [ENTERED_WITHOUT_DATE] : [];
  return doseWithNotes(dose, [...windowNotes(dose), ...again]);
}
