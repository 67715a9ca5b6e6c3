import { describe, expect, test } from 'vitest';
import { neverTrue, specMessages, specSubjects } from './messages.ts';
import { filesOf, textsIn } from './texts.ts';

const subjects = specSubjects.map((subject) => ({
  subject,
  messages: specMessages[subject],
  files: filesOf(subject),
}));

test('[UI-02] every subject is there', () => {
  expect(subjects.filter(({ files }) => files.length === 0).map(({ subject }) => subject)).toEqual([]);
});

test('[UI-02] [SUB-06] nobody reads of a script of the payment provider, since there is none', () => {
  expect(
    filesOf('billing')
      .flatMap((file) => textsIn(file))
      .filter((text) => isSaid(neverTrue, text)),
  ).toEqual([]);
});

describe.each(subjects)('[UI-02] $subject', ({ messages, files }) => {
  const said = files.flatMap((file) => textsIn(file));

  test.each(messages)('%s', (message) => {
    expect(said.filter((text) => isSaid(message, text))).not.toEqual([]);
  });
});

/** In exactly these words; another sentence may follow. */
function isSaid(message: string, text: string): boolean {
  return text === message || (text.startsWith(`${message} `) && /^[A-Z]/.test(text.slice(message.length + 1)));
}
