import { ConfirmForm } from '#web/accounts/sign-in/confirm-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ConfirmForm });
