import { InvitationForm } from '#web/sharing/invitation-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ InvitationForm });
