import { day } from '#domain/time/day.ts';

const social = { id: 'social', name: 'Social', color: 'pink' } as const;
const physical = { id: 'physical', name: 'Physical', color: 'blue' } as const;
const cognitive = { id: 'cognitive', name: 'Cognitive', color: 'purple' } as const;
const seenOn = day('2026-11-12');

/** A made-up child. Its milestones are those of the list. */
export const sample = {
  firstName: 'Maya',
  months: 4,
  today: day('2026-11-21'),
  ages: [
    { id: 'age-02', label: '2 Months', months: 2, achieved: 11, of: 11 },
    { id: 'age-04', label: '4 Months', months: 4, achieved: 9, of: 13 },
    { id: 'age-06', label: '6 Months', months: 6, achieved: 3, of: 12 },
  ],
  rows: [
    { id: 'ms-06-soc-1', description: 'Recognizes the people they see often', category: social, achievedOn: seenOn },
    { id: 'ms-06-soc-3', description: 'Laughs out loud', category: social, achievedOn: null },
    { id: 'ms-06-phy-1', description: 'Rolls over from tummy to back', category: physical, achievedOn: null },
    { id: 'ms-06-cog-1', description: 'Explores objects by mouthing them', category: cognitive, achievedOn: seenOn },
  ],
} as const;

export const counts = { ages: 13, milestones: 167 } as const;
