import { readVaccinePlan, type PlannedDose } from '#contract/vaccines.ts';
import { addDoses, decideVaccine, noteVaccineConditions, type NewDose } from '#contract/vaccines/changes.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { Person } from '../../people.ts';
import { childNamed, evening, eveningOf, type DemoFamily } from './family.ts';

/** Checkups of Theo's at which no vaccine was given. */
const withoutShots: readonly string[] = ['newborn', 'm4'];

const SINGLE: Readonly<Record<string, { cvx: string; site: 'left-thigh' | 'right-thigh' | 'mouth' }>> = {
  hepb: { cvx: '08', site: 'right-thigh' },
  'rsv-ab': { cvx: '306', site: 'left-thigh' },
  rv: { cvx: '116', site: 'mouth' },
  dtap: { cvx: '20', site: 'left-thigh' },
  hib: { cvx: '48', site: 'right-thigh' },
  pcv: { cvx: '216', site: 'right-thigh' },
  ipv: { cvx: '10', site: 'left-thigh' },
  flu: { cvx: '140', site: 'left-thigh' },
  mmr: { cvx: '03', site: 'left-thigh' },
  var: { cvx: '21', site: 'right-thigh' },
  hepa: { cvx: '83', site: 'right-thigh' },
};

/** Hepatitis A vaccine: the family only knows the month. */
const BY_MONTH = '83';

const PENTACEL = { cvx: '120', vaccines: ['dtap', 'hib', 'ipv'] };

/** Records the doses due at each checkup, and this week a condition and a vaccine that waits. */
export async function demo(family: DemoFamily): Promise<void> {
  for (const child of family.children) {
    const missed = child.firstName === 'Theo' ? withoutShots : [];
    for (const visit of child.visits) {
      if (visit.checkups.every((name) => missed.includes(name))) continue;
      const { by, on } = await eveningOf(family, child, visit);
      await vaccinate(by, child.id, on, visit.ageDays === 0 ? 'City Hospital' : 'Green Street Pediatrics');
    }
  }
  await noteCondition(family);
  await defer(family);
}

async function noteCondition(family: DemoFamily): Promise<void> {
  const { hannah, today } = family;
  await evening(family, hannah, addDays(today, -4));
  await hannah.call(noteVaccineConditions, {
    params: { childId: childNamed(family, 'Jonah').id },
    body: { conditions: ['asthma'], seen: [] },
  });
}

async function defer(family: DemoFamily): Promise<void> {
  const { daniel, today } = family;
  await evening(family, daniel, addDays(today, -3));
  await daniel.call(decideVaccine, {
    params: { childId: childNamed(family, 'Theo').id, vaccine: 'flu' },
    body: { decision: 'deferred', until: addDays(today, 30), reason: 'After his cough', version: null },
  });
}

/** Records the doses due on a day, at most one of each vaccine. */
async function vaccinate(by: Person, childId: string, givenOn: Day, place: string): Promise<void> {
  const { planned } = await by.call(readVaccinePlan, { params: { childId } });
  const due = planned.filter((row) => isDue(row, givenOn) && isFirstOf(row, planned));
  const doses = shotsOf(due.map(({ vaccine }) => vaccine)).map((shot): NewDose => {
    const when = shot.cvx === BY_MONTH ? { givenOn: null, givenIn: monthOf(givenOn) } : { givenOn };
    return { ...when, place, lot: `${shot.cvx}-${givenOn.slice(2, 7)}`, ...shot };
  });
  if (doses.length > 0) await by.call(addDoses, { params: { childId }, body: { doses } });
}

function isDue({ status, dueOn, completed }: PlannedDose, on: Day): boolean {
  return !completed && status !== 'not-needed' && dueOn !== null && dueOn <= on;
}

function isFirstOf({ vaccine, number }: PlannedDose, planned: readonly PlannedDose[]): boolean {
  return planned.every((row) => row.vaccine !== vaccine || row.completed || row.number >= number);
}

/** Gives one combination shot where all three are due. */
function shotsOf(vaccines: readonly string[]): Pick<NewDose, 'cvx' | 'site'>[] {
  const isOneShot = PENTACEL.vaccines.every((vaccine) => vaccines.includes(vaccine));
  const alone = vaccines.filter((vaccine) => !isOneShot || !PENTACEL.vaccines.includes(vaccine));
  const combined = isOneShot ? [{ cvx: PENTACEL.cvx, site: 'left-thigh' as const }] : [];
  return [...combined, ...alone.flatMap((vaccine) => SINGLE[vaccine] ?? [])];
}
