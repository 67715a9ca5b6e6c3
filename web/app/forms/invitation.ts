import { InvitationForm } from '#web/sharing/invitation-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ InvitationForm });
