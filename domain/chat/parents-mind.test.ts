import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger-data.ts';

function toldBy(query: string, ages: readonly number[] = [4]) {
  return dangerIn({ query, written: [], ages })?.rules.map(({ id }) => id) ?? [];
}

describe("[AI-04] what a parent tells of their own mind is answered with the words for it, whatever the child's age", () => {
  test.each([
    ['rf-selfharm', 'i have the pills ready'],
    ['rf-selfharm', 'i have a plan to end things tonight'],
    ['rf-selfharm', 'they’d be fine without me'],
    ['rf-selfharm', 'i wish i never woke up'],
    ['rf-selfharm', 'im scared of what i might do to her'],
    ['rf-selfharm', 'i want to leave the baby at the fire station before i do something'],
    ['rf-selfharm', 'sometimes i picture the knife and the baby'],
    ['rf-selfharm', 'scary thoughts of putting baby in microwave'],
    ['rf-selfharm', 'i took all my pills'],
    ['rf-selfharm', 'took too many xanax'],
    ['rf-selfharm', 'i took a bunch of tylenol'],
    ['rf-selfharm', 'i think about driving off the bridge with him'],
    ['rf-selfharm', 'i keep having thoughts of dropping her down the stairs'],
    ['rf-selfharm', 'i just want it to be over'],
    ['rf-selfharm', 'whats the point of living'],
    ['rf-selfharm', 'i want to sleep forever'],
    ['rf-selfharm', 'goodbye everyone'],
    ['rf-selfharm', "i'm not safe with my baby"],
    ['rf-selfharm', 'i feel like drowning him in the tub'],
    ['rf-psychosis', 'God told me the baby has to go back'],
    ['rf-psychosis', 'i hear whispers telling me to hurt him'],
    ['rf-psychosis', 'my wife hasnt slept since birth and talks nonstop and says the tv is about us'],
    ['rf-psychosis', 'i havent slept in a week and feel amazing'],
    ['rf-psychosis', 'someone is poisoning our milk, i can tell'],
    ['rf-shaken', 'i put my hand over his mouth to make him quiet'],
    ['rf-shaken', 'i squeezed him too hard'],
    ['rf-shaken', 'i shoved the bassinet'],
    ['rf-shaken', 'i get so angry i want to scream at him'],
    ['rf-shaken', 'i bit him back'],
    ['rf-shaken', 'i almost dropped him on purpose'],
    ['rf-ppd', "my wife won't stop crying and doesn't want to hold the baby"],
  ])('%s: %s', (id, message) => {
    for (const ages of [[], [0], [4], [25]]) expect(toldBy(message, ages)).toContain(id);
  });
});

describe('[AI-04] violence and neglect are told in many words', () => {
  test.each([
    'stepdad is alone with her and she has bruises on her thighs',
    'found a bruise on his leg he doesnt crawl',
    'my mom slapped the baby',
    "my husband has a gun and said he'll use it",
    'partner pushed me while i held the baby',
    'my sister leaves her kids home alone all night',
    'my husband choked me last night',
    'i dont feel safe at home',
    'he wont let me leave the house and takes my phone',
  ])('%s', (message) => {
    expect(toldBy(message)).toContain('rf-abuse');
  });

  test('where a partner has choked a parent, the steps for a choking child are not shown', () => {
    expect(toldBy('my husband choked me last night')).not.toContain('rf-choking');
  });
});

test.each([
  'she wont let me leave the room without crying',
  'he pushed me away when i tried to hug him',
  'i took my prenatal vitamins, is that ok while nursing',
  'i took him to the park and he fell asleep',
  'i squeezed the pouch too hard',
  'what is the point of tummy time',
  'he wants the screen time to be over',
  'we said goodbye to grandma and she cried',
  'my mom says he is too small',
  'thank god she said mama',
  'i want to sleep when she sleeps',
  'a plan to end the pacifier',
  'i held his hand while he walked',
  'bruise on his shin from running',
  'daycare says she bites',
  'i never leave her alone on the bed',
  'he is so angry when i say no',
  'he threw the ball at me on purpose',
  'is it bad to see scary images on tv for a toddler',
])('[AI-04] nothing of it is told by: %s', (message) => {
  const told = toldBy(message, [20]);
  for (const id of ['rf-selfharm', 'rf-psychosis', 'rf-shaken', 'rf-abuse']) expect(told).not.toContain(id);
});
