import type { Vaccine, VaccineAuthority, VaccineConditions, VaccineProduct, Vaccines } from '#contract/vaccines.ts';
import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import { day, type Day } from '#domain/time/day.ts';
import { sideEffectsText } from '#domain/vaccines/care/side-effects.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import type { Authority } from '#domain/vaccines/editions/authorities-file.ts';
import { notesOf } from '#domain/vaccines/editions/category-on.ts';
import type { FeverAdvice, RoutineVaccine } from '#domain/vaccines/editions/routine-file.ts';
import {
  authorities,
  conditionTopics,
  CURRENT_EDITION,
  editionOn,
  routineSchedule,
} from '#domain/vaccines/editions/editions-data.ts';
import type { Condition } from '#domain/vaccines/editions/conditions-file.ts';
import { groupsOfProduct } from '#domain/vaccines/given/known-dose.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { vaccineProducts } from '#domain/vaccines/planner/brands-data.ts';
import { groupName } from '#domain/vaccines/words/names.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { alsoCalled } from '../rules/also-called.ts';
import { productTitle } from '../rules/product-title.ts';
import { vaccineSource } from './plan.ts';

/** The same object for the same edition. */
export function vaccinesReply(today: Day): Vaccines {
  const edition = editionOn(CURRENT_EDITION, today);
  const known = made.get(edition) ?? vaccinesIn(edition);
  made.set(edition, known);
  return known;
}

const made = new WeakMap<Edition, Vaccines>();

function vaccinesIn(edition: Edition): Vaccines {
  return {
    vaccines: routineSchedule().vaccines.map((vaccine) => vaccineReply(vaccine, edition)),
    products: productReplies(edition),
    fever: feverReply(routineSchedule().fever),
    authorities: authorities().map(authorityReply),
    source: vaccineSource(),
  };
}

/** Always the same object. */
export function vaccineConditionsReply(): VaccineConditions {
  conditionsMade ??= {
    topics: conditionTopics().map(({ title, conditions }) => {
      return { title, conditions: conditions.map(conditionReply) };
    }),
  };
  return conditionsMade;
}

let conditionsMade: VaccineConditions | null = null;

function conditionReply({ id, title, means, changes }: Condition) {
  return { id, title, means: means ?? null, changes: changes ?? null };
}

function authorityReply(authority: Authority): VaccineAuthority {
  const { id, title, fullTitle, plain, publisher, from, label, differs, state } = authority;
  const notes = notesOf(authority).map(
    ({ group, note }) => `${plainFirst(groupName(vaccineNames, group).short)}: ${note}`,
  );
  return { id, title, fullTitle, plain, publisher, from: day(from), label: label ?? null, differs, notes, state };
}

function vaccineReply(vaccine: RoutineVaccine, edition: Edition): Vaccine {
  const { id, name, shortName, protectsAgainst, description, dosesRequired, catchUp, isRoutine, sideEffects } = vaccine;
  return {
    id,
    name,
    shortName,
    protectsAgainst: [...protectsAgainst],
    alsoCalled: alsoCalled(vaccine, edition),
    description,
    recommendedAge: vaccine.rows.map(({ age }) => age).join('; '),
    dosesRequired,
    sideEffects: sideEffectsText(sideEffects),
    care: careReply(sideEffects),
    callNow: [...sideEffects.callNow],
    callDoctor: [...sideEffects.callDoctor],
    emergency: [...sideEffects.emergency],
    shownDays: sideEffects.shownDays,
    catchUp,
    isRoutine,
  };
}

function careReply({ common, fever, lasts, note, only = [] }: RoutineVaccine['sideEffects']): Vaccine['care'] {
  const limits = only.map((limit) => ({ ...limit }));
  return { common: [...common], fever: fever ?? null, lasts, note: note ?? null, only: limits };
}

function feverReply({ edition, sources, lines }: FeverAdvice): Vaccines['fever'] {
  return {
    edition,
    sources: { ...sources },
    lines: lines.map((line) => ({ ...line, sources: [...line.sources] })),
  };
}

/** Products of our list, of now and earlier, of the United States and elsewhere; without codes for an unspecified one. */
function productReplies(edition: Edition): VaccineProduct[] {
  const groups = plannedGroups(routineSchedule());
  return vaccineProducts().flatMap(({ cvx, brands, isOffered }) => {
    const vaccines = groupsOfProduct(edition, cvx).flatMap(
      (group) => groups.find((one) => one.group === group)?.id ?? [],
    );
    if (!isOffered) return [];
    return [{ cvx, name: productTitle(edition, cvx), brands: [...brands], vaccines }];
  });
}
