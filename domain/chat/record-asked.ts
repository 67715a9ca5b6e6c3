const SUBJECTS = {
  vaccines:
    /\b(?:next|due|when|which|what)\b[^.?!]{0,40}\b(?:vaccines?|vaccinations?|shots?|doses?|immuni[sz]ations?)\b|\b(?:vaccines?|shots?|doses?)\b[^.?!]{0,30}\b(?:due|overdue|next|missing|behind|left)\b|\b(?:overdue|behind|missed|skipp\w*|late)\b[^.?!]{0,30}\b(?:vaccines?|vaccinations?|shots?|doses?|immuni[sz]ations?)\b|\b(?:is|are) (?:he|she|they|we|my \w+) (?:up[ -]to[ -]date|caught up)\b|\bhep(?:atitis)?[ -]?b\b/i,
  checkups:
    /\b(?:next|when|upcoming)\b[^.?!]{0,40}\b(?:checkups?|check-ups?|visits?|appointments?|well[- ](?:child|baby|visit))\b/i,
  growth:
    /\bpercentiles?\b|\bgrowth\b|\bgrowing\b(?! pains?)|\b(?:is|are) (?:he|she|they) too (?:small|short|little|skinny|thin|fat|heavy|big|tall)\b(?! (?:for|to)\b)|\b(?:small|big|short|tall) for (?:his|her|their) age\b|\b(?:gaining|gain|weigh(?:s|t)?|height|length|head (?:size|circumference)|how (?:tall|big|heavy))\b/i,
  age: /\b(?:corrected|adjusted) age\b|\bborn early\b|\bpre(?:mie|emie|term|mature)\b|\bhow old is\b/i,
} as const;

export type RecordSubject = keyof typeof SUBJECTS;

const RECORD_SUBJECTS = ['age', 'growth', 'vaccines', 'checkups'] as const satisfies readonly RecordSubject[];

/** Of which parts of a child's record a question asks. */
export function recordAsked(question: string): RecordSubject[] {
  return RECORD_SUBJECTS.filter((subject) => SUBJECTS[subject].test(question));
}
