/** A meaning in a published list of codes. */
export type Coding = { readonly system: string; readonly code: string; readonly display?: string };

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
