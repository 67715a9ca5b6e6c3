import type { Vaccine, VaccineProduct, Vaccines } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';

const callDoctor = [
  'fever of 38 °C (100.4 °F) or more in a baby under 3 months',
  'fever or fussiness that lasts more than two days or worries you',
  'crying that cannot be soothed for three hours or more',
  'redness or swelling that keeps growing after two days',
];
const emergency = [
  'trouble breathing, swelling of the face or throat, hives all over, sudden paleness or collapse',
  'a seizure, or a child who cannot be woken',
];

const vaccines: Vaccine[] = [
  {
    id: 'hepb',
    name: 'Hepatitis B vaccine',
    shortName: 'HepB',
    protectsAgainst: ['hepatitis B'],
    description:
      'Protects against a virus that infects the liver. A baby infected at birth usually stays infected for life, so the first dose is planned for the day of birth.',
    recommendedAge: 'At birth, within 24 hours; 1 to 2 months; 6 to 18 months',
    dosesRequired: '3',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, low fever, headache in older children, for 1 to 2 days.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'Give the missing doses with at least 4 weeks between 1 and 2, 8 weeks between 2 and 3 and 16 weeks between 1 and 3. The series never restarts. Four doses in total are fine when a combination vaccine follows the birth dose. Ages 11 to 15 may use a two-dose adult product 4 months apart.',
    isRoutine: true,
  },
  {
    id: 'rsv-ab',
    name: 'RSV antibody (nirsevimab or clesrovimab)',
    shortName: 'RSV',
    protectsAgainst: ['respiratory syncytial virus (RSV)'],
    description:
      "A single injection of ready-made antibodies for a baby's first RSV season. It is not a vaccine. It is usually not needed when the mother had the RSV vaccine at least 14 days before the birth.",
    recommendedAge: 'Under 8 months, October to March; for babies born in the season within a week of birth',
    dosesRequired: '1 (a second season dose only for some children at high risk)',
    sideEffects: 'Soreness, redness or swelling where the shot was given, rash, for a few days.',
    callDoctor: callDoctor,
    emergency,
    catchUp: 'Any time in the season while the child is under 8 months old.',
    isRoutine: true,
  },
  {
    id: 'rv',
    name: 'Rotavirus vaccine',
    shortName: 'RV',
    protectsAgainst: ['rotavirus diarrhoea'],
    description: 'Drops by mouth against the virus behind most severe vomiting and diarrhoea in babies.',
    recommendedAge: '2 months; 4 months; 6 months (RotaTeq only)',
    dosesRequired: '2 (Rotarix) or 3 (RotaTeq)',
    sideEffects: 'Fussiness, mild diarrhoea or vomiting, for 1 to 2 days.',
    callDoctor: [
      'bouts of hard crying with the legs pulled up, repeated vomiting, blood in the stool, or a weak and very tired baby, above all in the first week: this can be a blocked bowel (intussusception)',
      ...callDoctor,
    ],
    emergency,
    catchUp:
      'Doses at least 4 weeks apart. No dose after 8 months 0 days. A first dose given by mistake at 15 weeks or later still counts and the series goes on.',
    isRoutine: true,
  },
  {
    id: 'dtap',
    name: 'Diphtheria, tetanus and whooping cough vaccine',
    shortName: 'DTaP',
    protectsAgainst: ['diphtheria', 'tetanus', 'whooping cough (pertussis)'],
    description:
      'Protects against three diseases at once. Whooping cough is most dangerous in the first months, which is why the first three doses come early.',
    recommendedAge: '2 months; 4 months; 6 months; 15 to 18 months; 4 to 6 years',
    dosesRequired: '5',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, low fever, fussiness, tiredness, poor appetite, vomiting, for 1 to 3 days. After dose 4 or 5 the whole arm or leg can swell; it looks alarming and passes within a week.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'Dose 2 and 3 at least 4 weeks after the one before, dose 4 and 5 at least 6 months. From 7 years on Tdap and Td are used instead.',
    isRoutine: true,
  },
  {
    id: 'hib',
    name: 'Haemophilus influenzae type b vaccine',
    shortName: 'Hib',
    protectsAgainst: ['Hib meningitis and other severe Hib infections'],
    description: 'Protects against a bacterium that caused most meningitis in small children before the vaccine.',
    recommendedAge: '2 months; 4 months; 6 months (not for PedvaxHIB); 12 to 15 months (booster)',
    dosesRequired: '4 (3 with PedvaxHIB)',
    sideEffects: 'Soreness, redness or swelling where the shot was given, low fever, for 2 to 3 days.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'The number still needed falls with age: start at 7 to 11 months, 3 doses; at 12 to 14 months, 2 doses 8 weeks apart; at 15 to 59 months, 1 dose. A healthy child of 5 years or older needs none.',
    isRoutine: true,
  },
  {
    id: 'pcv',
    name: 'Pneumococcal conjugate vaccine',
    shortName: 'PCV',
    protectsAgainst: ['pneumococcal pneumonia, meningitis and blood infection'],
    description: 'Protects against a bacterium behind pneumonia, meningitis and many ear infections.',
    recommendedAge: '2 months; 4 months; 6 months; 12 to 15 months',
    dosesRequired: '4',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, low fever, fussiness, tiredness, poor appetite, for 1 to 2 days.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'Start at 7 to 11 months, 3 doses; at 12 to 23 months, 2 doses 8 weeks apart; at 24 to 59 months, 1 dose. A healthy child of 5 years or older needs none.',
    isRoutine: true,
  },
  {
    id: 'ipv',
    name: 'Polio vaccine (inactivated)',
    shortName: 'IPV',
    protectsAgainst: ['polio'],
    description: 'Protects against a virus that can cause lasting paralysis.',
    recommendedAge: '2 months; 4 months; 6 to 18 months; 4 to 6 years',
    dosesRequired: '4',
    sideEffects: 'A sore spot with redness, for 1 to 2 days.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'Doses 1 to 3 at least 4 weeks apart, the last at 4 years or later and 6 months after the one before. A child who had dose 3 at 4 years or later and 6 months after dose 2 is complete.',
    isRoutine: true,
  },
  {
    id: 'flu',
    name: 'Influenza vaccine',
    shortName: 'Flu',
    protectsAgainst: ['influenza'],
    description:
      'A new dose every autumn. The first time a child under 9 years is vaccinated two doses are needed, 4 weeks apart.',
    recommendedAge: 'From 6 months, every autumn; 4 weeks later in the first season, under 9 years',
    dosesRequired: '1 each season (2 in the first season under 9 years)',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, low fever, muscle aches, runny nose after the spray, for 1 to 2 days. Given on the same day as PCV or DTaP it can slightly raise the chance of a seizure with fever.',
    callDoctor: callDoctor,
    emergency,
    catchUp: 'Any time in the season. The nasal spray is possible from 2 years.',
    isRoutine: true,
  },
  {
    id: 'covid',
    name: 'COVID-19 vaccine',
    shortName: 'COVID-19',
    protectsAgainst: ['COVID-19'],
    description:
      'In this edition CDC leaves the choice to parent and clinician (shared clinical decision-making). The AAP recommends it for all children of 6 to 23 months and for older children at higher risk.',
    recommendedAge: 'From 6 months, by shared decision; 4 weeks after dose 1, when started at 6 to 23 months',
    dosesRequired: '2 when started at 6 to 23 months, otherwise 1 for the season',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, tiredness, fever, fussiness, headache in older children, for 1 to 3 days.',
    callDoctor: [
      'chest pain, shortness of breath or a racing heart in the week after the shot (rare, mostly teenage boys)',
      ...callDoctor,
    ],
    emergency,
    catchUp: 'At least 8 weeks after the last dose of an earlier season.',
    isRoutine: false,
  },
  {
    id: 'mmr',
    name: 'Measles, mumps and rubella vaccine',
    shortName: 'MMR',
    protectsAgainst: ['measles', 'mumps', 'rubella'],
    description: 'Two doses protect about 97 of 100 children against measles.',
    recommendedAge: '12 to 15 months; 4 to 6 years',
    dosesRequired: '2',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, fever and a mild rash 6 to 12 days later, swollen glands in the cheeks or neck, for a few days. A fever 6 to 12 days after the shot can bring on a seizure in a few children; it is frightening but leaves no harm.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'Two doses at least 4 weeks apart. Other live vaccines by injection or nasal spray: same day, or at least 28 days apart.',
    isRoutine: true,
  },
  {
    id: 'var',
    name: 'Chickenpox (varicella) vaccine',
    shortName: 'VAR',
    protectsAgainst: ['chickenpox'],
    description: 'Protects against chickenpox and its complications.',
    recommendedAge: '12 to 15 months; 4 to 6 years',
    dosesRequired: '2',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, low fever, a few spots up to a month later, for a few days. With spots after the shot keep the child away from people with weak immunity.',
    callDoctor: callDoctor,
    emergency,
    catchUp:
      'Under 13 years two doses 12 weeks apart, from 13 years 4 weeks apart. Not needed after proven chickenpox.',
    isRoutine: true,
  },
  {
    id: 'hepa',
    name: 'Hepatitis A vaccine',
    shortName: 'HepA',
    protectsAgainst: ['hepatitis A'],
    description: 'Protects against a liver infection spread by food and hands.',
    recommendedAge: '12 to 23 months; 6 months after dose 1',
    dosesRequired: '2',
    sideEffects:
      'Soreness, redness or swelling where the shot was given, low fever, headache, tiredness, poor appetite, for 1 to 2 days.',
    callDoctor: callDoctor,
    emergency,
    catchUp: 'Any child from 2 to 18 years who missed it: two doses 6 months apart.',
    isRoutine: true,
  },
];

const product = (cvx: string, name: string, brands: string[], ...ofVaccines: string[]): VaccineProduct => ({
  cvx,
  name,
  brands,
  vaccines: ofVaccines,
});

/** What the server tells about vaccines and products: the texts of the routine schedule, the first ones of it. */
export const vaccineFacts: Vaccines = {
  vaccines,
  products: [
    product('08', 'Hep B, adolescent or pediatric', ['Engerix-B (pediatric)', 'Recombivax HB (pediatric)'], 'hepb'),
    product('306', 'RSV, mAb, nirsevimab-alip, 0.5 mL', ['Beyfortus 50 mg'], 'rsv-ab'),
    product('116', 'rotavirus, pentavalent', ['RotaTeq'], 'rv'),
    product('119', 'rotavirus, monovalent', ['Rotarix'], 'rv'),
    product('20', 'DTaP', ['Infanrix'], 'dtap'),
    product('110', 'DTaP-Hep B-IPV', ['Pediarix'], 'dtap', 'hepb', 'ipv'),
    product('120', 'DTaP-Hib-IPV', ['Pentacel'], 'dtap', 'hib', 'ipv'),
    product('48', 'Hib (PRP-T)', ['ActHIB', 'Hiberix'], 'hib'),
    product('215', 'Pneumococcal conjugate PCV 15', ['Vaxneuvance (PCV15)'], 'pcv'),
    product('216', 'Pneumococcal conjugate PCV 20', ['Prevnar 20 (PCV20)'], 'pcv'),
    product('10', 'IPV', ['IPOL'], 'ipv'),
    product('03', 'MMR', ['M-M-R II', 'Priorix'], 'mmr'),
    product('94', 'MMRV', ['ProQuad'], 'mmr', 'var'),
  ],
  source: { title: 'CDC child and adolescent schedule', edition: '2025', on: day('2025-11-10') },
};
