/** A meaning in a published list of codes. */
export type Coding = { readonly system: string; readonly code: string; readonly display?: string };

/** One meaning in codes, in words, or both. */
export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text?: string };

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
