/** Which of its two ages a child born early is drawn by. */
export type AgeBasis = 'corrected' | 'from-birth';
