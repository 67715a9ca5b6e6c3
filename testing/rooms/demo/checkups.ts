import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { addQuestion } from '#contract/checkups/questions.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, eveningOf, type DemoFamily } from './family.ts';

/** Completes the checkups of each visit; Maya's next one is moved and has questions. */
export async function demo(family: DemoFamily): Promise<void> {
  for (const child of family.children) {
    const params = { childId: child.id };
    for (const visit of child.visits.filter(({ checkups }) => checkups.length > 0)) {
      const { by } = await eveningOf(family, child, visit);
      for (const { id: checkupId, visit: name, version } of await by.call(listCheckups, { params })) {
        if (!visit.checkups.includes(name)) continue;
        await by.call(changeCheckup, { params: { ...params, checkupId }, body: { completed: true, version } });
      }
    }
  }
  await moveNextOfMaya(family);
}

async function moveNextOfMaya(family: DemoFamily): Promise<void> {
  const { hannah, daniel, today } = family;
  const childId = childNamed(family, 'Maya').id;
  await evening(family, daniel, addDays(today, -7));
  const list = await daniel.call(listCheckups, { params: { childId } });
  const { id: checkupId, version } = list.find(({ visit }) => visit === 'm4') ?? { id: '', version: 1 };
  const params = { childId, checkupId };
  const scheduledOn = addDays(today, 3);
  const appointment = { scheduledOn, scheduledTime: '09:20', place: 'Green Street Pediatrics' };
  await daniel.call(changeCheckup, { params, body: { ...appointment, version } });
  await evening(family, hannah, addDays(today, -3));
  await hannah.call(addQuestion, { params, body: { text: 'Does eczema change our allergy plan?' } });
  await evening(family, daniel, addDays(today, -1));
  await daniel.call(addQuestion, { params, body: { text: 'Do we need iron drops?' } });
}
