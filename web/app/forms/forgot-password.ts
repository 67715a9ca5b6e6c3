import { ForgotForm } from '#web/accounts/sign-in/forgot-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ForgotForm });
