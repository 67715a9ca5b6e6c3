import content from '#content/red-flags/red-flags.json' with { type: 'json' };

function rule(id: string) {
  const found = content.rules.find((each) => each.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}

/** Of a rule's first words, sentence by sentence, since a screen takes one alone. */
export function sentencesOf({ firstSentence }: { readonly firstSentence: string }): readonly string[] {
  return firstSentence.split(/(?<=\.) (?=[A-Z])/);
}

/** The published rules that a reaction to food is answered by. */
export const redFlags = {
  severe: rule('rf-anaphylaxis'),
  hives: rule('rf-hives'),
  later: rule('rf-fpies'),
  green: rule('rf-green-vomit'),
  blood: rule('rf-blood'),
};
