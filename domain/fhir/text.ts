/**
 * Removes control characters but tabs and line breaks, and makes all spaces plain.
 *
 * Source: HL7 FHIR 4.0.1, the data type string and its pattern in `fhir.schema.json`.
 */
export function fhirText(text: string): string {
  return text
    .replace(/[^\S \r\n\t]/gu, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu, '')
    .trim();
}
