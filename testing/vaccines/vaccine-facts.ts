import { vaccinesReply } from '#server/vaccines/rules/vaccines.ts';
import { today } from '../web/replies.ts';

/** The vaccines of the schedule and the products to choose from, as the server tells them. */
export const vaccineFacts = vaccinesReply(today);
