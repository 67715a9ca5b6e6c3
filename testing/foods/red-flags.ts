import content from '#content/foods/reactions.json' with { type: 'json' };

function rule(id: string) {
  const found = content.rules.find((each) => each.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}

/** The published rules that a reaction to food is answered by. */
export const redFlags = {
  severe: rule('rf-anaphylaxis'),
  hives: rule('rf-hives'),
  later: rule('rf-fpies'),
  green: rule('rf-green-vomit'),
  blood: rule('rf-blood'),
};
