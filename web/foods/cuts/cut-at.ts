const mash = 'cut-mash';
const wholeGrape = 'cut-grapes-whole-no';

/** Words of a way of serving that say what the drawing of a cut shows. */
const saidBy: Readonly<Record<string, RegExp>> = {
  'cut-apple': /slice|matchstick/i,
  'cut-bell-pepper': /strip/i,
  'cut-blueberry': /flat|squash/i,
  'cut-brussels-sprouts': /quarter/i,
  'cut-carrot': /strip/i,
  'cut-celery': /bits|chop/i,
  'cut-cheese-stick': /shred|strand|thin/i,
  'cut-cherries': /quarter/i,
  'cut-cherry-tomato': /quarter/i,
  'cut-cucumber': /matchstick/i,
  'cut-dates': /mash|soak/i,
  'cut-grapes': /quarter/i,
  'cut-hot-dog': /lengthwise|strip/i,
  'cut-meat-strips': /strip/i,
  'cut-nut-butter': /smear|spread/i,
  'cut-raisins': /chop|soak/i,
  'cut-scallops': /chop|minced/i,
  'cut-shrimp': /minced?\b|chop/i,
  'cut-teething-biscuit': /square/i,
};

/**
 * The drawing that says the same as a way of serving: the cut of the food, or a bowl of mash; null where neither does.
 *
 * @param cut of the food, 'cut-grapes'; null without one
 */
export function cutAt(cut: string | null, text: string): string | null {
  if (cut !== null && saidBy[cut]?.test(text))
    return cut === 'cut-grapes' && /never whole/i.test(text) ? wholeGrape : cut;
  return /mash|puree/i.test(text) ? mash : null;
}
