import { Blocks, CircleQuestionMark, Clock, Leaf, ShieldCheck, Utensils, type IconNode } from 'lucide';
import type { Found } from '#contract/articles/search.ts';

type Kind = { readonly label: string; readonly icon: IconNode };

/** What each kind of result is called, and what stands beside one that is about no article. */
export const foundKinds: Readonly<Record<Found['kind'], Kind>> = {
  article: { label: 'Article', icon: Leaf },
  question: { label: 'Question', icon: CircleQuestionMark },
  food: { label: 'Food', icon: Utensils },
  milestones: { label: 'Milestones', icon: Blocks },
  vaccine: { label: 'Vaccine', icon: ShieldCheck },
  checkup: { label: 'Checkup', icon: Clock },
};
