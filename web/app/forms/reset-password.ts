import { ResetForm } from '#web/accounts/sign-in/reset-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ResetForm });
