export type Coding = { readonly system: string; readonly code: string; readonly display?: string };

export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text?: string };

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
