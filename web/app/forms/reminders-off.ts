import { StopRemindersForm } from '#web/checkups/stop-reminders-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ StopRemindersForm });
