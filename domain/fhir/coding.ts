/** A code from a published code system. */
export type Coding = { readonly system: string; readonly code: string; readonly display?: string };

/** A meaning as codes, text, or both. */
export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text?: string };

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
