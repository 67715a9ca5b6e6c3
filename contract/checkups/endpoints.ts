import type { Endpoint } from '#contract/endpoint.ts';
import { listCheckups } from '../checkups.ts';
import { makeCalendarFeed, readCalendarFeed, removeCalendarFeed, serveCalendar } from './calendar-feed.ts';
import { changeCheckup } from './changes.ts';
import { addQuestion, changeQuestion, removeQuestion } from './questions.ts';
import { changeReminders, readReminders } from './reminders.ts';
import { stopReminders } from './stop-reminders.ts';
import { saveVisit, takeBackVisit } from './visit.ts';

export const checkupsEndpoints = {
  listCheckups,
  changeCheckup,
  saveVisit,
  takeBackVisit,
  addQuestion,
  changeQuestion,
  removeQuestion,
  readCalendarFeed,
  makeCalendarFeed,
  removeCalendarFeed,
  serveCalendar,
  readReminders,
  changeReminders,
  stopReminders,
} as const satisfies Record<string, Endpoint>;
