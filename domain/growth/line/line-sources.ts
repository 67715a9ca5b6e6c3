export type LineSource = {
  readonly title: string;
  readonly publisher: string;
  readonly edition: string;
  /** Null where the page was not read. */
  readonly url: string | null;
};

const NICE = {
  title: 'Faltering growth: recognition and management of faltering growth in children (NG75)',
  publisher: 'NICE',
  edition: '2017',
};

export const NICE_RECOMMENDATIONS: LineSource = {
  ...NICE,
  url: 'https://www.nice.org.uk/guidance/ng75/chapter/Recommendations',
};

export const NICE_CONTEXT: LineSource = { ...NICE, url: 'https://www.nice.org.uk/guidance/ng75/chapter/Context' };

export const FIRST_MONTH_WEIGHTS: LineSource = {
  title: 'Weight Change Nomograms for the First Month After Birth',
  publisher: 'Paul and others, Pediatrics 138(6)',
  edition: '2016',
  url: 'https://newbornweight.org/2016/11/weight-change-nomograms-first-month-birth',
};

/** With which signs a newborn's doctor is called now, how many wet diapers there are, what yellow skin and a fever say. */
export const NEWBORN_SIGNS: readonly LineSource[] = [
  {
    title: 'Jaundiced Newborn',
    publisher: "Seattle Children's",
    edition: 'read November 2026',
    url: 'http://www.seattlechildrens.org/medical-conditions/symptom-index/jaundiced-newborn/',
  },
  {
    title: 'How can I tell if my baby is getting enough to eat?',
    publisher: 'Texas WIC',
    edition: 'read November 2026',
    url: 'http://texaswic.dshs.state.tx.us/wiclessons/english/breastfeeding/how-can-i-tell-if-my-baby-is-getting-enough-to-eat.asp',
  },
  {
    title: 'Signs of dehydration; fever',
    publisher: 'American Academy of Pediatrics',
    edition: 'from stored copies, November 2026',
    url: null,
  },
];

export const HEADS_THAT_CROSS: LineSource = {
  title: 'Microcephaly and macrocephaly, pre-referral guideline',
  publisher: "Perth Children's Hospital",
  edition: 'read November 2026',
  url: 'https://pch.health.wa.gov.au/For-health-professionals/Referrals-to-PCH/Prereferral-guidelines/Microcephaly-and-macrocephaly',
};

export const CDC_CHARTS: LineSource = {
  title: 'Use of World Health Organization and CDC Growth Charts for Children Aged 0-59 Months in the United States',
  publisher: 'CDC, MMWR 59(RR-9)',
  edition: '2010',
  url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/rr5909a1.htm',
};
