import content from '#content/milestones/milestones.json' with { type: 'json' };
import { groupMeaning, NO_SCORE } from '#domain/milestones/answer-text.ts';
import { lostSentence, notYetSentence } from '#domain/milestones/doctor-words.ts';
import { FADES_SENTENCE } from '#domain/milestones/fading.ts';
import { HEARING_TEST } from '#domain/milestones/hearing.ts';
import { LOST_SKILL } from '#domain/milestones/lost-skill.ts';
import { YOUNG_BABY } from '#domain/milestones/young-baby.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { NEVER_CRAWL, readingSentence, windowsSummary } from '#domain/milestones/motor-words.ts';
import type { WindowPosition } from '#domain/milestones/motor-windows.ts';
import type { MilestoneAnswer } from '#domain/milestones/milestone-list.ts';
import { checksText } from '#domain/milestones/checks.ts';
import { signsToMention } from '#domain/milestones/signs.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import { day } from '#domain/time/day.ts';
import type { ShownText } from './words-for-parents.ts';

export type MilestoneContent = typeof content;

/** One for each list of an age, as it is read: its items, when to talk to a doctor, what to do together. */
export function listTexts(list: MilestoneContent): ShownText[] {
  return list.ageGroups.flatMap(({ id, actEarly, whatYouCanDo }) => [
    { where: `${id} items`, pieces: itemsOf(list, id).map(({ description }) => description) },
    {
      where: `${id} actEarly`,
      pieces: [actEarly.message, ...actEarly.talkToDoctorIf, actEarly.screeningNote, actEarly.whereToTurn],
    },
    { where: `${id} whatYouCanDo`, pieces: whatYouCanDo },
  ]);
}

export function itemTexts({ milestones }: MilestoneContent): ShownText[] {
  return milestones.map(({ id, description }) => ({ where: id, pieces: [description] }));
}

const BORN_EARLY = { bornOn: day('2025-10-25'), gestationDays: 168 };

const WAVES: MilestoneAnswer = {
  milestoneId: 'ms-12-lan-1',
  answer: 'achieved',
  achievedOn: day('2026-10-01'),
  achievedIn: null,
  lostOn: null,
};

/** What the room says in words of its own. */
export function ownTexts(): ShownText[] {
  const { windows, ages } = milestoneList;
  const seen = (position: WindowPosition) =>
    ({ state: 'seen', months: 8, monthsFromBirth: null, isAbout: false, position }) as const;
  return [
    { where: 'what an age means', pieces: [...ages.map(groupMeaning), NO_SCORE] },
    { where: 'a young baby', pieces: [YOUNG_BABY.question, YOUNG_BABY.firstSentence, ...YOUNG_BABY.steps] },
    { where: 'a lost skill', pieces: [LOST_SKILL.firstSentence, ...LOST_SKILL.steps] },
    {
      where: 'what to say to the doctor',
      pieces: [
        notYetSentence('Maya', { id: 'ms-01-lan-2', description: 'Squeals' }),
        HEARING_TEST,
        FADES_SENTENCE,
        lostSentence(
          'Maya',
          { description: 'Squeals', achievedOn: null, achievedIn: null, lostOn: day('2026-11-15') },
          day('2026-11-20'),
        ),
      ],
    },
    {
      where: 'what is checked at an age',
      pieces: ages.map(({ months }) => checksText(ages, BORN_EARLY, dayFromAgeMonths(BORN_EARLY.bornOn, months)) ?? ''),
    },
    {
      where: 'signs once waving was seen',
      pieces: ages.flatMap((group) => signsToMention(group, new Map([[WAVES.milestoneId, WAVES]]))),
    },
    {
      where: 'the end of a window',
      pieces: windows.flatMap((window) =>
        (['not-yet', 'not-sure', 'none'] as const).map(
          (said) => readingSentence(window, { state: 'past-end', said }, 'Maya') ?? '',
        ),
      ),
    },
    {
      where: 'outside a window',
      pieces: windows.flatMap((window) =>
        (['earlier', 'later'] as const).map((position) => readingSentence(window, seen(position), 'Maya') ?? ''),
      ),
    },
    {
      where: 'all windows',
      pieces: [
        NEVER_CRAWL,
        windowsSummary(
          [seen('inside'), seen('later'), { state: 'ahead' }, { state: 'past-end', said: 'none' }],
          ['Takes a few steps alone'],
        ),
      ],
    },
  ];
}

function itemsOf({ milestones }: MilestoneContent, ageGroupId: string) {
  return milestones.filter((item) => item.ageGroupId === ageGroupId);
}
