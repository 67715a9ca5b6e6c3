import { ResendForm } from '#web/accounts/sign-in/resend-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ResendForm });
