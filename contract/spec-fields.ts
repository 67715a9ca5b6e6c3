import type { endpoints } from '#contract/endpoints.ts';

type EndpointName = keyof typeof endpoints;

/** Where a field of the specification is answered. */
export type Answer = {
  readonly operation: EndpointName;
  /** Path of the field in that operation's reply, lists passed through: `planned.name`. */
  readonly field: string;
  /** For another row: the field of the asked operation's reply, or its parameter, that names it. */
  readonly by?: string;
};

const inPlan = (field: string): Answer => ({ operation: 'readVaccinePlan', field: `planned.${field}` });
const inVaccines = (field: string): Answer => ({
  operation: 'listVaccines',
  field: `vaccines.${field}`,
  by: 'planned.vaccine',
});
const inMilestones = (field: string): Answer => ({ operation: 'listMilestones', field: `milestones.${field}` });
const inParents = (field: string): Answer => ({ operation: 'listParents', field });

/** Where the reply of each call has the fields that the specification lists for it. */
export const specFields: Partial<Record<EndpointName, Readonly<Record<string, Answer>>>> = {
  readVaccinePlan: {
    id: inPlan('id'),
    vaccine_id: inPlan('vaccine'),
    newborn_id: inPlan('childId'),
    due_date: inPlan('dueOn'),
    completed: inPlan('completed'),
    completed_date: inPlan('completedDate'),
    notes: inPlan('notes'),
    vaccine_name: inPlan('name'),
    vaccine_short_name: inPlan('shortName'),
    vaccine_recommended_age: inPlan('recommendedAge'),
    vaccine_description: inVaccines('description'),
    vaccine_side_effects: inVaccines('sideEffects'),
    vaccine_doses: inVaccines('dosesRequired'),
  },
  listMilestones: {
    id: inMilestones('id'),
    age_id: inMilestones('ageId'),
    category_id: inMilestones('categoryId'),
    description: inMilestones('description'),
    ageLabel: { operation: 'listMilestones', field: 'ages.label', by: 'milestones.ageId' },
    categoryName: { operation: 'listMilestones', field: 'categories.name', by: 'milestones.categoryId' },
    categoryColor: { operation: 'listMilestones', field: 'categories.color', by: 'milestones.categoryId' },
  },
  listParents: {
    id: inParents('id'),
    user_id: inParents('userId'),
    newborn_id: { operation: 'readChild', field: 'id', by: 'childId' },
    relationship: inParents('relationship'),
    is_primary: inParents('isPrimary'),
    full_name: inParents('name'),
    email: inParents('email'),
  },
  listChildren: {
    user_id: { operation: 'readMe', field: 'id' },
    newborn_id: { operation: 'listChildren', field: 'activeChildId' },
  },
};
