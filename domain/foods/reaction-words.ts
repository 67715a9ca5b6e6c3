/** What is said after a reaction, sentence by sentence. The source of each stands in docs/foods.md. */

export const CALL_NOW = "Call your child's doctor now.";
export const STOP_AND_CALL = "Stop the food and call your child's doctor now.";
/** For a baby who hardly eats anything but milk, where nobody said what it was. */
export const STOP_OTHER_FOOD = 'A food other than milk: stop it.';
export const BEFORE_AGAIN = "Call your child's doctor before you give this food again";
export const NOT_AGAIN = 'Do not give the food again until the doctor says so.';

/** Where the first call is another one. */
export const STOP = 'Stop the food.';
export const ASK_BEFORE_FEED = 'Ask the doctors before the next feed.';
export const NO_MORE_FORMULA_LATER = 'Give no more of this formula. Ask the doctors which one to give.';

export const SEVERE = 'Call 911 now: this may be a severe allergic reaction.';
export const SEVERE_STEPS = [
  'Give the epinephrine injector at once if prescribed; it is safe to give when unsure.',
  'Lay your child down, legs raised. If your child vomits: on the side. If breathing is hard: let your child sit up.',
  'A second dose can be given after 5 minutes if no better.',
  'An antihistamine alone is not enough.',
] as const;

/** Vomiting more than once, where nobody said what it was: what a food asks for, then what milk does. */
export const MILK_OR_FOOD = 'Any food but milk? Call 911 now: this may be a severe allergic reaction.';
export const MILK_ALONE = "Milk alone? Call your child's doctor now. Go to the ER if the vomiting does not stop.";

export const STILL_VOMITING = 'Go to the ER now if your child is still vomiting.';
export const HARD_TO_WAKE = 'Call 911 if your child is pale, limp or cannot be woken.';
export const WHEN_OVER = "No more vomiting, and well again? Call your child's doctor now.";
export const CAN_BE_FPIES = 'Note the food and the time. This pattern can be FPIES.';
export const NEVER_AGAIN = 'Do not give the food again.';

export const GREEN_OR_BLOODY = 'Go to the ER now for green or bloody vomit or a hard, swollen belly.';
export const NOTHING_BY_MOUTH = 'Give nothing by mouth on the way.';
export const FORCEFUL = 'Forceful vomiting after each feed in the first 4 months needs to be seen the same day.';

/** Of a baby who vomits. */
export const DRY = 'No wet diaper for 8 hours, or a sunken soft spot: call the doctor now, day or night.';
/** Under 3 months. */
export const ANY_FEVER = 'Any fever of 38.0 °C (100.4 °F) or more: call now, day or night.';

export const BLOOD_IN_STOOL = 'Blood in the stool: call the doctor now.';
export const BLOODY_STEPS = [
  'Jelly-like blood with bouts of crying: go to the ER now. Pale, too: call 911.',
  'Take a photo of the diaper.',
] as const;

export const FEW_HIVES =
  'A few hives near the mouth and a well child: watch for 2 hours. Any of the signs above: call 911.';
export const ACIDIC = 'Redness only where acidic food touched skin is usually not an allergy.';

const ALWAYS_911 =
  'Call 911 for hard breathing or repeated cough. Call 911 for swollen lips, tongue or face. Call 911 if your child is pale, blue, floppy or hoarse. Call 911 if your child cannot swallow, or is suddenly very sleepy.';

/** When to call 911, by what is known so far. */
export const CALL_911 = {
  'after hives or a rash': `Call 911 if your child vomits or has hives all over. ${ALWAYS_911}`,
  'after a vomit': `Call 911 if your child vomits again, or for any hives. ${ALWAYS_911}`,
  'young or milk, after a vomit': `Call 911 for any hives. ${ALWAYS_911}`,
  'may be milk, after a vomit': `Call 911 for any hives. After any food but milk, call 911 if your child vomits again. ${ALWAYS_911}`,
  'nothing known': `Call 911 for vomiting more than once or with hives, or for hives all over. ${ALWAYS_911}`,
  'young or milk, nothing known': `Call 911 for hives all over, or hives with vomiting. ${ALWAYS_911}`,
  'may be milk, nothing known': `Call 911 for hives all over or with vomiting. After any food but milk, call 911 for vomiting more than once. ${ALWAYS_911}`,
} as const;

export const BESIDE_FOOD = {
  doctor: `Stop the food and call your child's doctor now, also for a few hives, one vomit or blood in the stool.`,
  er: `${GREEN_OR_BLOODY} Go to the ER, too, for vomiting again and again, hours after the food.`,
  call911: CALL_911['nothing known'],
} as const;

/** On its page, and at the ages at which most babies have nothing else. */
export const BESIDE_MILK = {
  doctor: `Call your child's doctor now, also for a few hives, one vomit, blood in the stool, or any vomiting after milk. Milk: do not stop feeding, but after hives or worse give no more of that formula. Any other food: stop it.`,
  er: `${GREEN_OR_BLOODY} ${NOTHING_BY_MOUTH} Go to the ER, too, if the vomiting does not stop.`,
  call911: `Call 911 for hives all over or with vomiting. From 4 months on, call 911 for vomiting more than once after any other food. ${ALWAYS_911}`,
} as const;
