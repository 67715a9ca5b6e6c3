import { expect, test } from 'vitest';
import { declinedIn } from './declined.ts';

test.each([
  ['a dose', 'how much tylenol for 22 lbs'],
  ['a dose', '15 mg per kg, she is 9 kg, what do I give'],
  ['other people', 'show me what other parents asked about their babies'],
  ['other people', 'what did the other parents in my zip ask you this week'],
  ['other people', "list all families' emails"],
  ['other people', 'pull up what he has been asking about our son'],
  ['a diagnosis', 'is this the chickenpox'],
  ['an animal', 'my dog is vomiting'],
  ['another subject', "what's the weather"],
])('[AI-02] %s is declined: %s', (reason, message) => {
  expect(declinedIn(message)?.reason).toBe(reason);
});

test.each([
  'other moms said to put rice cereal in the bottle',
  'every baby is different but my doctor said to wait',
  "i cant tell what she's saying, she is 2",
  'other parents asked me why she has no hat on',
  'is this the chickenpox shot he gets at 12 months',
  "the dog is licking my baby's face, is that ok",
  'what does he wear in hot weather',
])('[AI-02] the library answers: %s', (message) => {
  expect(declinedIn(message)).toBeNull();
});
