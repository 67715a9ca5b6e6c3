/** A number of the United States that a family calls for help. */
export type EmergencyNumber = {
  readonly number: string;
  /** Whose it is: 'Poison Help'. */
  readonly name: string;
  /** What it is called for. */
  readonly about: string;
};

/** What a browser shows that has no rules. As in `content/red-flags`, which no browser has; a test compares them. */
export const WHEN_TO_CALL_911 =
  'If your child is hard to wake, breathing hard, blue or gray, having a seizure, badly hurt, or you are scared: call 911 now. Swallowed something? Poison Help 1-800-222-1222.';

/** Besides 911. */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  { number: '1-800-222-1222', name: 'Poison Help', about: 'Swallowed or touched something harmful' },
  { number: '1-800-498-8666', name: 'Battery line', about: 'Go to the ER now, even with no signs' },
  { number: '988', name: 'Crisis line', about: 'Call or text' },
  { number: '1-833-852-6262', name: 'Maternal mental health line', about: 'Call or text, 24/7' },
  { number: '1-800-422-4453', name: 'Childhelp', about: 'Worry about a child in danger at home' },
  { number: '1-800-799-7233', name: 'Domestic violence hotline', about: 'Abuse or violence' },
];

/** How a button that calls the number is named: 'Call 911', 'Call Poison Help'. */
export function callLabel(number: string): string {
  return `Call ${EMERGENCY_NUMBERS.find((one) => one.number === number && number.length > 3)?.name ?? number}`;
}
