import { faqAnswer, lineWith } from './library-passages.ts';

/** What `hostileSentences` cites by number, the first as 1: a new one stands at the end. */
export const passagesForHostile = [
  faqAnswer('faq-nut-2'),
  faqAnswer('faq-hea-3'),
  [
    lineWith('Acetaminophen: 4 to 6 hours'),
    lineWith('In the US the liquid holds'),
    lineWith('A kitchen spoon is not a measure'),
    lineWith('Draw it up in the syringe'),
    lineWith('If much of it comes out'),
    lineWith('Numbing gels'),
    lineWith('infant drops are twice'),
  ].join('\n'),
  faqAnswer('faq-sle-1'),
  'The child is 7 months old. Weight: 8.2 kg, 45th percentile.',
  faqAnswer('faq-dev-3'),
  faqAnswer('faq-hea-5'),
  faqAnswer('faq-dev-1'),
  faqAnswer('faq-nut-4'),
  faqAnswer('faq-nut-6'),
  lineWith('croup'),
  faqAnswer('faq-hea-7'),
  faqAnswer('faq-hea-2'),
  faqAnswer('faq-hea-1'),
  faqAnswer('faq-nut-3'),
  faqAnswer('faq-saf-2'),
  faqAnswer('faq-nut-1'),
  faqAnswer('faq-sle-5'),
  faqAnswer('faq-saf-3'),
  faqAnswer('faq-hea-4'),
];
