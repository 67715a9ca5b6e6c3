/** Exit codes of the re-encoding process. */
export const verdicts = { notAPicture: 3, tooManyPixels: 4 } as const;
