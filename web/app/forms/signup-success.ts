import { ResendForm } from '#web/accounts/resend-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ResendForm });
