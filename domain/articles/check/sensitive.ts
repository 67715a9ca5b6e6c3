/** Medicines, and what is given like them. */
const MEDICINES =
  'tylenol acetaminophen paracetamol ibuprofen motrin advil nurofen calpol aspirin benadryl diphenhydramine antihistamines? cetirizine zyrtec claritin loratadine melatonin antibiotics? amoxicillin penicillin azithromycin steroids? prednisone prednisolone dexamethasone albuterol salbutamol inhalers? codeine tramadol morphine opioids? pepto bismuth imodium loperamide laxatives? miralax glycerin suppositor(?:y|ies) simethicone mylicon gripe decongestants? robitussin dextromethorphan dramamine dimenhydrinate zofran ondansetron nyquil orajel benzocaine lidocaine numbing omeprazole antacids? zantac ranitidine famotidine cbd nicotine caffeine epinephrine epipen insulin painkillers? sedatives? antidepressants? zoloft sertraline medicines? medications? meds? drugs? pills? tablets? capsules? syrups? doses? dosages? dosing remed(?:y|ies) ointments? supplements? hydrocortisone';

/** What only a clinician can say of a child. */
const CONDITIONS =
  'autis\\w+ adhd asperger\\w* reflux gerd colic eczema croup rsv bronchiolitis bronchitis pneumonia otitis uti meningitis sepsis asthma\\w* allerg\\w+ celiac coeliac diabet\\w+ an(?:a)?emi\\w+ jaundice thrush measles chickenpox varicella roseola strep\\w* flu influenza covid pertussis dehydrat\\w+ concuss\\w+ epilep\\w+ palsy dyslexi\\w+ dyspraxi\\w+ apraxia rickets scurvy hernia intussusception stenosis torticollis plagiocephaly dysplasia syndrome infect\\w+ virus viral bacterial disease\\w* disorder\\w* deficien\\w+ intoleran\\w+ depress\\w+ psychosis delayed delays? abnormal\\w* disab\\w+ retard\\w+ obes\\w+ underweight overweight malnourish\\w+ leukemi\\w+ cancer tumou?r kawasaki impetigo scabies ringworm conjunctivitis constipat\\w+ gastroenteritis appendicitis hypotonia microcephaly macrocephaly hydrocephalus impair\\w+ condition fracture\\w* broken sprain\\w* poisoned anaphyla\\w+ hypothyroid\\w* tongue-tie tongue-tied selective gifted';

/** Home cures, foods, and what harms a small child. */
const HAZARDS =
  'honey juice whisk(?:e)?y brandy alcohol beer wine rum vinegar garlic onions? amber homeopath\\w* herbal herbs? chamomile fennel peppermint essential oils? bleach peroxide silver turpentine kerosene camphor menthol vicks eucalyptus cinnamon salt soda sugar tea teas cereal walkers? nuts? grapes? popcorn hot-dogs? raw unpasteurized powder(?:ed)? dilut\\w+ tummy milk water formula solids? solid peanuts? eggs? shellfish fish meat cheese yogurt bottles?';

/** Where and how a child is laid down. */
const PLACES =
  'seats? swings? bouncers? strollers? slings? sofas? couch(?:es)? armchairs? recliners? inclined weighted wedges? pillows? blankets? bumpers? quilts? stomach belly side prone pacifiers?';

/** They put a call off. */
const DELAYS = 'tomorrow later soon eventually monday morning weekend';

const medicine = ofWords(MEDICINES);
const condition = ofWords(CONDITIONS);
const hazard = ofWords(HAZARDS);
const place = ofWords(PLACES);
const delay = ofWords(DELAYS);

export function medicinesIn(text: string): string[] {
  return found(medicine, text);
}

export function conditionsIn(text: string): string[] {
  return found(condition, text);
}

/** Words that a sentence may only hold where its passages hold them. */
export function sensitiveWordsIn(text: string): string[] {
  return [...medicinesIn(text), ...conditionsIn(text), ...found(hazard, text), ...found(place, text)];
}

export function isPlace(word: string): boolean {
  return found(place, word).length > 0;
}

export function delaysIn(text: string): string[] {
  return found(delay, text);
}

export const CONDITION_SOURCE = condition.source;

function ofWords(words: string): RegExp {
  return new RegExp(String.raw`\b(?:${words.split(' ').join('|')})\b`, 'gi');
}

function found(pattern: RegExp, text: string): string[] {
  return [...text.toLowerCase().matchAll(pattern)].map(([word]) => word);
}
