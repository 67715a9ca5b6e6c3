/**
 * A word without its ending: 'sleep' of 'sleeps', 'sleeping' and 'sleepy', 'cri' of 'cries' and 'crying'. It need not be a
 * word, only the same for words that belong together.
 *
 * @param word in lower case
 */
export function stemOf(word: string): string {
  const one = word.replace(/(?<=..)ie[sd]$/, 'y').replace(/(?<=..(?:s|x|z|ch|sh))es$|(?<=..[^su])s$/, '');
  const plain = one.replace(/(?<=[a-z]*[aeiouy][a-z]*)(?:(?<=...)ing|(?<=...)(?<!e)ed|(?<=....)ly)$/, '');
  const single = plain === one ? plain : plain.replace(/([bdfgkmnprt])\1$/, '$1');
  return single.replace(/(?<=...)[ey]$/, '').replace(/(?<=.)y$/, 'i');
}
