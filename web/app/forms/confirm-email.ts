import { ConfirmForm } from '#web/accounts/confirm-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ConfirmForm });
