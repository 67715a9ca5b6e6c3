import type { AgeGroup, MilestoneAnswer } from './milestone-list.ts';
import { readAnswer } from './progress.ts';

/** Of a sign and an age group, by id, the milestones and windows that show the opposite. A lost skill has none. */
type OfSigns = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const LOUD = ['ms-01-lan-2', 'ms-02-lan-2'];
const STANDING_ALONE = ['mw-standing-alone', 'ms-15-phy-1', 'ms-18-phy-1'];
const STANDING_OR_WALKING = [
  'mw-standing-with-assistance',
  'ms-12-phy-1',
  'mw-walking-with-assistance',
  'ms-12-phy-2',
  ...STANDING_ALONE,
];

/** Only where it is plain that a child who does the one does not show the other. */
export const SEEN_INSTEAD: OfSigns = {
  'age-01': { 'Does not react to loud sounds': LOUD },
  'age-02': {
    'Does not react to loud sounds': LOUD,
    'Never watches things that move': ['ms-01-cog-1', 'ms-02-cog-1'],
    'Does not smile at people': ['ms-02-soc-4', 'ms-04-soc-1'],
  },
  'age-04': {
    'Cannot hold the head steady': ['ms-04-phy-1'],
    'Does not watch faces or moving things': ['ms-02-cog-1'],
    'Makes no cooing sounds': ['ms-04-lan-1'],
  },
  'age-06': { 'Does not reach for things': ['ms-06-cog-2'], 'Makes no sounds back': ['ms-04-lan-2', 'ms-06-lan-1'] },
  'age-09': {
    'Does not respond to their name': ['ms-09-soc-3'],
    'Shows few facial expressions': ['ms-09-soc-2'],
    'Does not babble': ['ms-09-lan-1'],
    'Cannot sit alone (the WHO window ends near 9.2 months)': ['ms-09-phy-4', 'ms-09-phy-1', ...STANDING_ALONE],
  },
  'age-12': {
    'Uses few or no gestures, such as waving': ['ms-24-lan-4'],
    'Does not play simple back-and-forth games': ['ms-12-soc-1'],
  },
  'age-15': {
    'Does not show or share things they like': ['ms-15-soc-2'],
    'Does not stand with support (the WHO window ends near 11.4 months)': STANDING_OR_WALKING,
  },
  'age-18': {
    'Does not point to show you things': ['ms-18-soc-2'],
    'Does not walk alone (the WHO window ends near 17.6 months)': ['ms-18-phy-1', 'ms-24-phy-2'],
    // Who attempts words may say none yet.
    'Has no words': ['ms-24-lan-2', 'ms-30-lan-1'],
  },
  'age-24': {
    'Does not notice when others are hurt or upset': ['ms-24-soc-1'],
    'Does not join two words': ['ms-24-lan-2', 'ms-30-lan-2', 'ms-48-lan-1'],
  },
  'age-30': {
    'Does not play near other children': ['ms-30-soc-1'],
    'Is very hard to understand for close family': ['ms-36-lan-5'],
    'Cannot follow a simple request': ['ms-18-lan-2', 'ms-30-cog-3'],
  },
  'age-36': {
    'Does not notice or join other children': ['ms-36-soc-2'],
    'Speech is mostly unclear': ['ms-36-lan-5'],
  },
  'age-48': {
    'Does no pretend play': ['ms-30-cog-1', 'ms-48-soc-1'],
    'Cannot tell you what happened today': ['ms-48-lan-3'],
  },
  'age-60': { 'Does not sing, dance or act for you': ['ms-60-soc-2'] },
};

/** What is left of a sign once its example was seen. */
const LEFT_OF: Readonly<Record<string, { readonly seen: string; readonly left: string }>> = {
  'Uses few or no gestures, such as waving': { seen: 'ms-12-lan-1', left: 'Uses few or no gestures besides waving' },
};

/** The signs of a group to ask about: none that an achieved milestone contradicts, unless that was lost since. */
export function signsToMention(
  { id, actEarly }: Pick<AgeGroup, 'id' | 'actEarly'>,
  answers: ReadonlyMap<string, MilestoneAnswer>,
): string[] {
  const isSeen = (milestoneId: string) => readAnswer(answers.get(milestoneId)) === 'achieved';
  const ofSigns = SEEN_INSTEAD[id] ?? {};
  return actEarly.talkToDoctorIf
    .filter((sign) => !(ofSigns[sign] ?? []).some(isSeen))
    .map((sign) => {
      const part = LEFT_OF[sign];
      return part && isSeen(part.seen) ? part.left : sign;
    });
}
