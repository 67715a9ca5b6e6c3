import { ChatReply } from '#contract/chat.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** The oldest go first. More than anybody pages through; 12 MB at most, with 30 rules of danger in every answer, and 20 of an import. */
export const MOST_KEPT = 500;
/** As long as messages to the operator and security events. */
export const KEPT_MS = 365 * DAY_MS;
export const PAGE_OF_MESSAGES = 20;

/** A page of this server. */
const OWN_PAGE = /^\/(?!\/)[^\\\s]*$/;

/** Whether every link of an answer leads to a page of this server, as all do that it wrote. */
export function linksStayHere({ paragraphs, more }: ChatReply): boolean {
  return [...paragraphs.flatMap(({ sources }) => sources), ...more].every(({ href }) => OWN_PAGE.test(href));
}

/** Null for what an answer is not any more. */
export function keptAnswer(json: string): ChatReply | null {
  const { data } = ChatReply.safeParse(JSON.parse(json));
  return data && linksStayHere(data) ? data : null;
}
