import { SignupForm } from '#web/accounts/sign-in/signup-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ SignupForm });
