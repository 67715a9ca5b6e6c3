import { sendInvitation } from '#contract/sharing/invitations.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, type DemoFamily } from './family.ts';

/** Invites an aunt to the two youngest, who has not answered. */
export async function demo(family: DemoFamily): Promise<void> {
  const { hannah, today } = family;
  await evening(family, hannah, addDays(today, -2));
  const [{ id: newbornId }, { id: theoId }] = [childNamed(family, 'Maya'), childNamed(family, 'Theo')];
  const aunt = { email: 'ines@example.org', relationship: 'caregiver', right: 'view' } as const;
  await hannah.call(sendInvitation, { body: { newbornId, alsoForIds: [theoId], ...aunt } });
}
