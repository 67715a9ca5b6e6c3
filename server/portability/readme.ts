import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { childParts } from './parts.ts';

const files = childParts.map(({ name, about, parse }) => {
  const names = parse ? `${name}.json, ${name}.csv` : `${name}.csv`;
  return `  ${names}\n      ${about}`;
});

export function readmeOf({ name, today }: { name: string; today: Day }): string {
  return `Everything ${name} entered in Fernling, exported on ${longDayText(today)}.

What is here
  readme.txt
      This text.
  fernling.json
      The version of this format, and the folders of the children.
  account.json
      Your name, address and choices, and what happened to the safety of your account.
  chat.json, chat.csv
      What you asked in the chat, with the answers, if you turned its history on.
  uploads
      The pictures you uploaded.
  children
      A folder for each child you may edit. Children you may only look at are not here.

In the folder of a child
  child.json
      Name, date of birth, and what was said about the birth.
${files.join('\n')}
  picture.webp
      The picture, if there is one.

How to read it
  .csv files open in any spreadsheet. .json files say the same for programs, in full.
  Dates are year-month-day. Times are in UTC. Weights are in kilograms, lengths in centimeters, unless a column says
  'as typed'. A text that a spreadsheet would take for a formula has a ' before it.

How to bring it back
  Log in to any Fernling, open Settings, Account, Your data, and choose this ZIP as it is.
  The children are added as new ones; nothing that is there already is changed. Nobody else gets access through it.
`;
}
