import { StopRemindersForm } from '#web/checkups/reminders/stop-reminders-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ StopRemindersForm });
