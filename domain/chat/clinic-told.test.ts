import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger-data.ts';

/** Sent one after the other. */
function toldAt(months: number, messages: readonly string[]) {
  const [query = '', ...written] = messages.toReversed();
  const told = dangerIn({ query, written, ages: [months] });
  return { ids: told?.rules.map(({ id }) => id) ?? [], urgency: told?.urgency ?? null };
}

describe('[AI-04] what parents tell a nurse line', () => {
  test.each<[number, readonly string[], readonly string[]]>([
    [13, ['rf-anaphylaxis', 'rf-hives'], ['ate walnut and lips itching, scratching throat']],
    [13, ['rf-anaphylaxis'], ['sneezing and runny nose right after cashew and eyes puffy']],
    [13, ['rf-hives'], ['she ate egg an hour ago and is scratching everywhere']],
    [13, ['rf-hives'], ['mouth itchy after kiwi']],
    [13, ['rf-poisoning'], ["got into grandma's purse, there is an empty blister pack"]],
    [25, ['rf-overdose'], ['grandma gave her clonidine by mistake']],
    [13, ['rf-poisoning'], ['found with an open bottle of benadryl']],
    [25, ['rf-poisoning'], ['bleach and toilet cleaner mixed, coughing']],
    [25, ['rf-head'], ['black eye both eyes after fall']],
    [25, ['rf-head'], ['walking like drunk since fall']],
    [25, ['rf-seizure'], ['shaking like shivering but wont answer me']],
    [25, ['rf-meningitis'], ['stiff and arching back with fever, hates light']],
    [25, ['rf-breathing'], ['his asthma pump isnt helping']],
    [25, ['rf-seizure'], ['hes havin a sea sure']],
    [13, ['rf-seizure'], ['his body keeps stiffening every few seconds in clusters']],
    [13, ['rf-seizure'], ['had a shaking spell for 2 minutes with fever now sleepy']],
    [0, ['rf-lethargy'], ['sleepy, hasnt eaten in 6 hours']],
    [2, ['rf-heat'], ['he was in the car alone for 20 min with windows up']],
    [0, ['rf-jaundice'], ['looks yellow']],
    [0, ['rf-jaundice'], ['yellow all the way down to his feet']],
    [0, ['rf-jaundice'], ['bilirubin 14 at day 4 is that bad']],
    [0, ['rf-jaundice'], ['nurse said hes yellowish, should I put him in the sunlight']],
    [0, ['rf-jaundice'], ['looks like he has a suntan']],
    [8, ['rf-dehydration'], ['last wet diaper 9 hours ago']],
    [8, ['rf-dehydration'], ['peed twice today']],
    [8, ['rf-dehydration'], ['his mouth is dry and he looks tired']],
    [25, ['rf-dehydration'], ['stopped peeing, last was 14 hours ago']],
    [0, ['rf-newborn-infection'], ['blisters on his scalp and i get cold sores']],
    [0, ['rf-newborn-infection'], ['his dad kissed him with a cold sore']],
    [0, ['rf-overdose'], ['I gave him tylenol 2.5 ml']],
    [0, ['rf-fall-young'], ['dad slipped on stairs holding baby']],
    [0, ['rf-after-birth'], ['my breast is red hot and I have chills']],
    [2, ['rf-whooping-cough'], ['cough so bad he turns red and gags and then vomits']],
    [13, ['rf-head'], ['slept 3 hours after hitting head should i wake her']],
    [25, ['rf-higher-risk'], ['spots that look like chickenpox and hes on steroids']],
    [25, ['rf-green-vomit'], ['all day crying and his belly is hard']],
    [25, ['rf-diabetes'], ['throws up and breath smells like fruit']],
    [25, ['rf-diabetes'], ['dizzy thirsty peeing then breathing deep']],
    [13, ['rf-blood'], ['her poop is black']],
    [13, ['rf-poisoning'], ['licked ant trap']],
    [13, ['rf-poisoning'], ['ate a desiccant']],
    [13, ['rf-poisoning'], ['swallowed contact lens solution']],
    [13, ['rf-poisoning'], ['ate a whole tube of toothpaste']],
    [13, ['rf-poisoning'], ['drank vanilla extract']],
    [13, ['rf-poisoning'], ['ate tobacco']],
    [13, ['rf-poisoning'], ['ate dog poop']],
    [13, ['rf-poisoning'], ['ate diaper cream']],
    [13, ['rf-poisoning'], ['battery acid leaked on her hand']],
    [2, ['rf-fever-u3m'], ['he is thirty eight point five']],
    [0, ['rf-lethargy'], ['he only ate once today']],
    [0, ['rf-lethargy'], ['hasnt eaten in 8 hours']],
    [0, ['rf-lethargy'], ["hasn't fed since midnight and its noon"]],
    [0, ['rf-lethargy'], ['sleeping 8 hours straight at 6 days old']],
    [0, ['rf-lethargy'], ['hard to keep him awake for feeds']],
    [0, ['rf-lethargy'], ['falls asleep after 2 minutes at breast every time']],
    [8, ['rf-lethargy', 'rf-dehydration'], ['only drank 4 oz today']],
    [8, ['rf-lethargy', 'rf-dehydration', 'rf-fever'], ['hasnt eaten anything all day and hot']],
    [25, ['rf-unresponsive'], ['shes breathing but i cant get her to wake up properly']],
    [25, ['rf-meningitis'], ['neck hurts and light bothers him, fever']],
    [2, ['rf-seizure'], ['his arms keep flinging out like startle every few seconds for a minute']],
    [2, ['rf-seizure'], ['spasms']],
    [13, ['rf-poisoning', 'rf-choking'], ['penny in throat i think, breathing ok']],
    [8, ['rf-hives'], ['he ate a strawberry', 'now hes got red bumps round his mouth']],
    [
      8,
      ['rf-anaphylaxis'],
      ['he ate a strawberry', 'now hes got red bumps round his mouth', 'now hes coughing and throwing up'],
    ],
    [13, ['rf-anaphylaxis'], ['hives after peanut and coughing']],
    [13, ['rf-anaphylaxis'], ['throat itching after egg and he vomited']],
  ])('at %i months is one of %j: %j', (months, ids, messages) => {
    expect(ids).toContainEqual(toldAt(months, messages).ids.find((id) => ids.includes(id)));
  });

  test.each<[number, string, string]>([
    [25, 'emergency', 'not using left arm and leg since morning'],
    [25, 'emergency', 'cant see suddenly'],
    [0, 'call_now', 'very quiet and not moving much today'],
    [0, 'call_now', 'something is wrong with my baby'],
    [0, 'call_now', 'we refused vitamin k and shes bruising'],
    [0, 'call_now', 'nosebleed newborn'],
    [0, 'call_now', 'feeding took an hour and she sweats while eating'],
    [0, 'emergency', 'I took a oxycodone and I breastfeed and now the baby is really sleepy'],
    [4, 'call_now', 'she has bronchiolitis and drinks half'],
    [2, 'call_now', 'white glow in eye in pictures'],
    [25, 'call_now', 'white glow in eye in pictures'],
    [25, 'call_now', 'lump in belly when i bathe her'],
    [25, 'call_now', 'vomits every morning and headache'],
    [13, 'call_now', 'water bead in ear'],
    [25, 'call_now', 'sat on a needle found at park'],
    [25, 'call_now', 'limping wont put weight on leg and fever'],
    [25, 'emergency', 'confused talking nonsense with fever'],
  ])('at %i months is at least %s: %j', (months, least, message) => {
    const { urgency } = toldAt(months, [message]);

    expect(least === 'emergency' ? ['emergency'] : ['emergency', 'call_now']).toContain(urgency);
  });

  test('the steps for a child who chokes come before those for hard breathing', () => {
    expect(toldAt(4, ['choking on a grape cant breathe']).ids[0]).toBe('rf-choking');
  });

  test('red bumps and vomit after a food are no head injury', () => {
    const pieces = ['he ate a strawberry', 'now hes got red bumps round his mouth', 'now hes coughing and throwing up'];

    expect(toldAt(8, pieces)).toMatchObject({ urgency: 'emergency' });
    expect(toldAt(8, pieces).ids).not.toContain('rf-head');
    expect(toldAt(8, ['he has a bump on his head and keeps throwing up']).ids).toContain('rf-head');
  });

  test.each<[number, string]>([
    [2, 'milk is yellow'],
    [0, 'poop is yellow and seedy'],
    [0, 'how often should she eat'],
    [2, 'sleeps 8 hours straight at night, so proud'],
    [2, 'sleepy cues at 2 months'],
    [0, 'is it normal that a newborn sleeps 16 hours a day'],
    [13, 'ate strawberry and loved it'],
    [13, 'ate banana and has a little bit on his face'],
    [25, 'mosquito bite itches'],
    [13, 'swallows toothpaste when brushing'],
    [13, 'put sunscreen on before the pool'],
    [13, 'poop is black since we started iron'],
    [25, 'he has red bumps on his arm'],
    [8, 'eczema itchy on his belly, which cream'],
    [13, 'i cant see the doctor until monday for the checkup'],
    [25, 'walks funny in my shoes, so cute'],
    [8, 'he has a dry mouth piece on his bottle'],
    [8, 'naps in the car when we drive'],
    [8, 'he was asleep in the car on the way home'],
    [2, 'her eyes are blue'],
    [25, 'he only drank half his milk at dinner'],
    [25, 'my toddler plays in slime'],
    [2, 'when does a baby stop falling asleep at the breast'],
    [13, 'had his first egg today'],
    [25, 'she is scared of the light in the hall at night'],
    [1, 'sweats in his sleep sack'],
    [2, 'her stool is yellow now'],
    [13, 'how do i stop the itching of eczema'],
    [25, 'gave her milk by mistake instead of water'],
    [0, 'my nipples are bleeding'],
    [8, 'chewing his toys all day'],
    [25, 'shaking his head no all day'],
    [8, 'hasnt eaten solids today, only milk'],
    [8, 'sleeping 8 hours straight'],
    [19, 'poop is black after a carton of blueberries'],
  ])('at %i months is no danger: %j', (months, message) => {
    expect(toldAt(months, [message]).ids).toEqual([]);
  });
});
