export type LineSource = {
  readonly title: string;
  readonly publisher: string;
  readonly edition: string;
  readonly url: string;
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

export const CDC_CHARTS: LineSource = {
  title: 'Use of World Health Organization and CDC Growth Charts for Children Aged 0-59 Months in the United States',
  publisher: 'CDC, MMWR 59(RR-9)',
  edition: '2010',
  url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/rr5909a1.htm',
};
