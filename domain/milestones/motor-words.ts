import { uncapital } from '#domain/text/capital.ts';
import { inTenths, type WindowReading } from './motor-windows.ts';
import type { MotorWindow } from './milestone-list.ts';

type Span = Pick<MotorWindow, 'p1' | 'p99'>;
type Seen = Extract<WindowReading, { readonly months: number }>;

/** 'between 4 and 9 months in 98 of 100 children': the 1st and 99th percentile, in whole months. */
export function windowText({ p1, p99 }: Span): string {
  return `between ${Math.round(p1)} and ${Math.round(p99)} months in 98 of 100 children`;
}

/** '3.8 to 9.2 months' */
export function exactWindowText(span: Span): string {
  return `${spanText(span)} months`;
}

/** '3.8 to 9.2' */
export function spanText({ p1, p99 }: Span): string {
  return `${p1.toFixed(1)} to ${p99.toFixed(1)}`;
}

/** 'at 6.2 months', 'at about 8 months' */
export function atMonthsText({ months, isAbout }: Pick<Seen, 'months' | 'isAbout'>): string {
  return isAbout ? `at about ${Math.round(months)} months` : `at ${inTenths(months).toFixed(1)} months`;
}

/** 'at 6.2 months', 'at 5.9 months corrected, 8.0 from birth' */
export function ageSeenText(reading: Seen): string {
  const { monthsFromBirth } = reading;
  const at = atMonthsText(reading);
  return monthsFromBirth === null ? at : `${at} corrected, ${inTenths(monthsFromBirth).toFixed(1)} from birth`;
}

/** Source: WHO Motor Development Study, 4.3 % of children. */
export const NEVER_CRAWL = '4 of 100 healthy children never crawl on hands and knees.';

/** What a child's day says beside its window; null where there is nothing to say. */
export function readingSentence(window: MotorWindow, reading: WindowReading, firstName: string): string | null {
  if (reading.state === 'seen') return outsideSentence(reading);
  if (reading.state !== 'past-end') return null;
  return reading.said === 'not-yet' ? notYetSentence(window) : pastEndSentence(window, reading.said, firstName);
}

const ASK = 'tell the doctor and ask for a developmental screening. It is a reason to look, not a diagnosis.';

function notYetSentence({ milestoneId, p99 }: MotorWindow): string {
  const ended = `Its window ended at ${p99.toFixed(1)} months.`;
  return milestoneId === CRAWLING
    ? `${ended} ${NEVER_CRAWL} Tell the doctor at the next checkup.`
    : `${ended} Now ${ASK}`;
}

const CRAWLING = 'mw-hands-and-knees-crawling';

function pastEndSentence({ milestoneId, p99 }: MotorWindow, answer: 'not-sure' | 'none', firstName: string): string {
  const ended = `${answer === 'none' ? 'Not noted' : 'Not sure yet'}, and its window ended at ${p99.toFixed(1)} months.`;
  return milestoneId === CRAWLING
    ? `${ended} ${NEVER_CRAWL} If ${firstName} does not, tell the doctor at the next checkup.`
    : `${ended} If ${firstName} does it, note it. If not, ${ASK}`;
}

function outsideSentence({ position }: Seen): string | null {
  if (position === 'inside') return null;
  if (position === 'earlier') return 'Earlier than 99 of 100 children in the study.';
  return 'Later than 99 of 100 children in the study. If the doctor does not know, tell them at the next checkup.';
}

/**
 * 'Three seen, each inside its window. Three still to come.' It promises nothing of what is to come.
 *
 * @param notYet what the child does not do yet of its age, in the words of milestones other than the windows that ended
 */
export function windowsSummary(readings: readonly WindowReading[], notYet: readonly string[] = []): string {
  const seen = readings.filter((reading): reading is Seen => reading.state === 'seen');
  const count = (state: WindowReading['state']) => readings.filter((reading) => reading.state === state).length;
  const pastEnd = readings.filter((reading) => reading.state === 'past-end');
  const countEnded = (answer: (typeof pastEnd)[number]['said']) =>
    pastEnd.filter((reading) => reading.said === answer).length;
  const [ended, unsure, unsaid] = [countEnded('not-yet'), countEnded('not-sure'), countEnded('none')];
  const [lost, ahead, passed] = [count('lost'), count('ahead'), count('passed')];
  const sentences = [
    seen.length === 0 ? null : seenSentence(seen),
    lost === 0 ? null : `${said(lost)} seen once, not any more: call the doctor.`,
    ahead === 0 ? null : `${said(ahead)} still to come.`,
    ended === 0 ? null : `${said(ended)} not yet, past the end of ${windowsOf(ended)}: tell the doctor.`,
    unsure === 0 ? null : `${said(unsure)} not sure yet, past the end of ${windowsOf(unsure)}.`,
    unsaid === 0 ? null : `${said(unsaid)} not noted, past the end of ${windowsOf(unsaid)}.`,
    passed === 0 ? null : `${said(passed)} not noted: fill in what you remember.`,
    notYet.length === 0
      ? null
      : `Not yet: ${severalText(notYet)}. Tell the doctor and ask for a developmental screening.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

const MOST_NAMED = 3;

/** 'pulls to a stand; runs', 'pulls to a stand; runs; scribbles; 2 more' */
function severalText(descriptions: readonly string[]): string {
  const more = descriptions.length - MOST_NAMED;
  const named = descriptions.slice(0, MOST_NAMED).map(uncapital);
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

function windowsOf(number: number): string {
  return number === 1 ? 'its window' : 'their windows';
}

function seenSentence(seen: readonly Seen[]): string {
  const count = (position: Seen['position']) => seen.filter((reading) => reading.position === position).length;
  const [inside, earlier, later] = [count('inside'), count('earlier'), count('later')];
  if (inside === seen.length)
    return seen.length === 1 ? 'One seen, inside its window.' : `${said(seen.length)} seen, each inside its window.`;
  const parts = [
    inside === 0 ? null : `${small(inside)} inside ${inside === 1 ? 'its window' : 'their windows'}`,
    earlier === 0 ? null : `${small(earlier)} earlier`,
    later === 0 ? null : `${small(later)} later`,
  ];
  return `${said(seen.length)} seen: ${parts.filter((part) => part !== null).join(', ')}.`;
}

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function said(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function small(number: number): string {
  return said(number).toLowerCase();
}
