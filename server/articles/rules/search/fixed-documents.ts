import { sentencesOf } from '#domain/text/sentences.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import type { Visit } from '#domain/checkups/schedule.ts';
import { foodGuide, foodList } from '#domain/foods/foods-data.ts';
import type { AvoidFacts, FoodFacts } from '#domain/foods/food.ts';
import { milestonesOf } from '#domain/milestones/age-groups.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import type { AgeGroup } from '#domain/milestones/milestone-list.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import type { RoutineVaccine } from '#domain/vaccines/editions/routine-file.ts';
import { brandsOf } from '#domain/vaccines/planner/brands-data.ts';
import { plainFirst, plainTitle } from '#domain/vaccines/words/plain-name.ts';
import type { SearchDocument } from './document.ts';

/** What comes with the program: foods and what to keep from, ages of milestones, vaccines and checkups. */
export function fixedDocuments(): SearchDocument[] {
  return [
    ...foodList.foods.map(foodDocument),
    ...foodGuide.avoid.map(avoidDocument),
    ...milestoneList.ages.map(milestonesDocument),
    ...routineSchedule().vaccines.map(vaccineDocument),
    ...checkupSchedule.visits.map(visitDocument),
  ];
}

type Told = Pick<SearchDocument['shown'], 'kind' | 'id' | 'title' | 'href' | 'visitorHref'> &
  Partial<Omit<SearchDocument['fields'], 'title'>> & { readonly names?: readonly string[] };

function documentOf({ kind, id, title, href, visitorHref, names = [], ...told }: Told): SearchDocument {
  const key = `${kind}:${id}`;
  const shown = { kind, id, title, category: null, readingTime: null, href, visitorHref };
  const fields = { title: [title], asked: [], points: [], headings: [], text: [], ...told };
  return { key, page: key, shown, isOurs: true, names, calls: [], ages: {}, fields, places: [] };
}

/** The page where a visitor logs in says what for, and leads there. */
function afterLogin(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}from=search`;
}

function foodDocument({ id, name, otherNames, foundBy, why, chokingPrep, textures }: FoodFacts): SearchDocument {
  const address = `/food-guide/${id}`;
  return documentOf({
    kind: 'food',
    id,
    title: name,
    href: address,
    visitorHref: afterLogin(address),
    names: [name, ...otherNames].map((one) => one.replace(/[(,].*$/, '')),
    asked: [...otherNames, ...foundBy],
    text: [why, chokingPrep, ...textures.map(({ text }) => text)].flatMap(sentencesOf),
  });
}

function avoidDocument({ id, name, foundBy, mainWords, why, alreadyGiven }: AvoidFacts): SearchDocument {
  const [word = name] = mainWords.length > 0 ? mainWords : foundBy;
  const address = `/food-guide?q=${encodeURIComponent(word)}`;
  return documentOf({
    kind: 'food',
    id,
    title: name,
    href: address,
    visitorHref: afterLogin(address),
    asked: [...new Set([...foundBy, ...mainWords])],
    text: [why, ...alreadyGiven].flatMap(sentencesOf),
  });
}

function milestonesDocument(group: AgeGroup): SearchDocument {
  const { id, label, months, actEarly, whatYouCanDo } = group;
  const skills = milestonesOf(milestoneList, group).map(({ description }) => description);
  return documentOf({
    kind: 'milestones',
    id,
    title: `Milestones at ${label.toLowerCase()}`,
    href: `/milestones?age=${months}`,
    visitorHref: '/preview/milestone-tracking',
    names: [`Milestones at ${label}`],
    asked: [`What a child of ${label} does`],
    headings: actEarly.talkToDoctorIf,
    text: [...skills, ...whatYouCanDo],
  });
}

function vaccineDocument(vaccine: RoutineVaccine): SearchDocument {
  const { id, group, name, shortName, protectsAgainst, description, rows, catchUp, sideEffects, plannedWith } = vaccine;
  return documentOf({
    kind: 'vaccine',
    id,
    title: plainTitle(shortName),
    href: `/vaccines?q=${encodeURIComponent(plainFirst(shortName))}`,
    visitorHref: '/preview/vaccine-scheduler',
    asked: [name, `${shortName} vaccine`, group, ...protectsAgainst, ...brandsOf(plannedWith)],
    points: [...sentencesOf(description), `Recommended at: ${rows.map(({ age }) => age).join('; ')}.`],
    headings: sideEffects.common,
    text: sentencesOf(catchUp),
  });
}

function visitDocument(visit: Visit): SearchDocument {
  const { id, checkupType, ageMonths, talkAbout, screenings, measurements, questionsToAsk } = visit;
  const address = `/appointments?visit=${id}`;
  return documentOf({
    kind: 'checkup',
    id,
    title: checkupTitle(checkupType),
    href: address,
    visitorHref: afterLogin(address),
    names: [`Checkup at ${ageMonths} months`, `Visit at ${ageMonths} months`],
    asked: [checkupType, 'Visit at the doctor'],
    points: [
      `What you talk about: ${talkAbout.join('; ')}.`,
      `What is measured: ${measurements.join('; ')}.`,
      ...(screenings.length > 0 ? [`What is checked: ${screenings.join('; ')}.`] : []),
    ],
    headings: [...screenings, ...questionsToAsk],
  });
}
