import { sendContactMessage } from '#contract/contact.ts';
import { addDays } from '#domain/time/day.ts';
import { markAnswered } from '#server/contact/queries.ts';
import { evening, type DemoFamily } from './family.ts';

/** Hannah's question was answered, Daniel's waits for the operator. */
export async function demo(family: DemoFamily): Promise<void> {
  const { home, hannah, daniel, today } = family;
  await evening(family, hannah, addDays(today, -12));
  const answered = await hannah.call(sendContactMessage, {
    body: {
      name: 'Hannah Brooks',
      email: hannah.email,
      subject: 'Export of two children',
      message: 'Can I export both children in one file? I would like to bring it to our new doctor.',
    },
  });
  await markAnswered(home.house.db, answered.id, home.clock.now());
  await evening(family, daniel, addDays(today, -1));
  await daniel.call(sendContactMessage, {
    body: {
      name: 'Daniel Brooks',
      email: daniel.email,
      subject: 'Reminders by calendar',
      message: 'Is there a way to have the reminders in my calendar at work, too?',
    },
  });
}
