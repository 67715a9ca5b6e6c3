import { SignupForm } from '#web/accounts/signup-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ SignupForm });
