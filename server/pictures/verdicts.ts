/** How the process that makes a picture anew ends when it cannot take the file. */
export const verdicts = { notAPicture: 3, tooManyPixels: 4 } as const;
