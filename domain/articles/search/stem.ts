const VOWEL = /[aeiouy]/;

/**
 * A word without its ending: 'sleep' of 'sleeps', 'sleeping' and 'sleepy', 'cri' of 'cries' and 'crying'. It need not be a
 * word, only the same for words that belong together.
 *
 * @param word in lower case
 */
export function stemOf(word: string): string {
  const one = word.replace(/(?<=..)ie[sd]$/, 'y').replace(/(?<=..(?:s|x|z|ch|sh))es$|(?<=..[^su])s$/, '');
  const plain = one.replace(/(?:ing|ed|ly)$/, (ending) => (VOWEL.test(one.slice(0, -ending.length - 1)) ? '' : ending));
  const single = plain === one ? plain : plain.replace(/([bdfgkmnprt])\1$/, '$1');
  return single.replace(/(?<=...)[ey]$/, '').replace(/(?<=.)y$/, 'i');
}
