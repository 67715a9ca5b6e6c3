import { sendInvitation } from '#contract/sharing/invitations.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, type DemoFamily } from './family.ts';

/** Invites an aunt, who has not answered. */
export async function demo(family: DemoFamily): Promise<void> {
  const { hannah, today } = family;
  await evening(family, hannah, addDays(today, -2));
  const aunt = { email: 'ines@example.org', relationship: 'guardian', right: 'view' } as const;
  await hannah.call(sendInvitation, { body: { newbornId: childNamed(family, 'Maya').id, ...aunt } });
}
