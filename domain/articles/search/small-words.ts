/** They say little alone, and everybody who searches here has a child. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the and or but so of to in on at by for from with as if than then just',
    'is are was were be been am do does did has have had having will would could can should may might must',
    'i im ive me my mine we our us you your he hes him his she shes her hers it its they theyre them their',
    'this that these those there here what whats which who whose how why when where',
    'other others another also even still yet only own same such because while up down out off over under into onto not no',
    'wont dont cant cannot doesnt didnt isnt arent wasnt hasnt havent',
    'get gets getting got go goes going really very too about any some much many thing things like want wants know tell use used using',
    'baby babies child children kid kids son daughter toddler infant old',
  ].flatMap((line) => line.split(' ')),
);
