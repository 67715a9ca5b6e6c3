import { expect, test } from 'vitest';
import { Me } from '#contract/accounts/me.ts';
import { Article } from '#contract/articles.ts';
import { Subscription } from '#contract/billing.ts';
import { Trial } from '#contract/billing/trial.ts';
import { Checkup } from '#contract/checkups.ts';
import { Child, Children } from '#contract/children.ts';
import { GuideFood } from '#contract/foods.ts';
import { GuideEntry } from '#contract/foods/guide.ts';
import { Insight, InsightAllowance } from '#contract/insights.ts';
import { Measurement } from '#contract/growth.ts';
import { ReferencePercentiles } from '#contract/growth/reference-table.ts';
import { MilestoneAnswer, MilestoneList } from '#contract/milestones.ts';
import { Invitation } from '#contract/sharing/invitations.ts';
import { ChildParent } from '#contract/sharing/parents.ts';
import { fieldNotes } from '#contract/stored.ts';
import { PlannedDose, Vaccine } from '#contract/vaccines.ts';
import { operations, written } from '#testing/spec/openapi-document.ts';

/**
 * The calls of the specification (its sections 7) about accounts, children, co-parents, profiles, growth, checkups,
 * milestones, food, articles, trial, subscription, insights, contact and chat, each with our answer to it; and its reference tables and their lookup, which it names in sections
 * 3 and 9.
 */
const calls = {
  'auth sign-up': 'signUp',
  'auth password sign-in': 'signIn',
  'auth identity-provider sign-in': 'enterBy',
  'auth sign-out': 'signOut',
  'auth read session': 'readMe',
  'auth update user metadata': 'changeMe',
  'auth update user password': 'changePassword',
  'auth password reset request': 'forgotPassword',
  'rpc get_children_for_user': 'listChildren',
  'select newborns by user_id': 'listChildren',
  'function get_children_for_user': 'listChildren',
  'select child_parents by user_id': 'listChildren',
  'select active_newborn by user_id': 'listChildren',
  'select active_newborn id': 'chooseActiveChild',
  'update active_newborn': 'chooseActiveChild',
  'insert active_newborn': 'chooseActiveChild',
  'update newborns': 'changeChild',
  'rpc create_child_with_parent': 'addChild',
  'rpc delete_child_and_related_data': 'removeChild',
  'rpc get_child_by_id': 'readChild',
  'select newborns by id': 'readChild',
  'storage upload profile_pictures': 'uploadPicture',
  'storage list profile_pictures': 'listPictures',
  'storage remove profile_pictures': 'deletePicture',
  'storage public url profile_pictures': 'showPicture',
  'rpc get_child_parents': 'listParents',
  'delete child_parents': 'removeParent',
  'select parent_invitations by newborn_id': 'listInvitations',
  'delete parent_invitations': 'cancelInvitation',
  'function send-invitation': 'sendInvitation',
  'function process-invitation': 'processInvitation',
  'select profiles region by id': 'readMe',
  'select profiles full_name by id': 'readMe',
  'upsert profiles': 'changeMe',
  'rpc get_growth_measurements_for_child': 'listMeasurements',
  'select growth_measurements by newborn_id': 'listMeasurements',
  'insert growth_measurements': 'addMeasurement',
  'update growth_measurements': 'changeMeasurement',
  'select vaccines': 'listVaccines',
  'rpc get_vaccines_for_child': 'readVaccinePlan',
  'select baby_vaccines by newborn_id': 'readVaccinePlan',
  'rpc update_baby_vaccine': 'changePlannedDose',
  'update baby_vaccines': 'changePlannedDose',
  'growth reference tables': 'readReferenceTable',
  'percentile lookup': 'lookUpPercentiles',
  'select articles': 'listArticles',
  'select food_introduction_guide': 'readFoodGuide',
  'insert food_introduction_guide': 'addGuideEntry',
  'rpc get_checkups_for_child': 'listCheckups',
  'select checkups by newborn_id': 'listCheckups',
  'rpc update_checkup_rpc': 'changeCheckup',
  'select milestone_categories': 'listMilestones',
  'select milestone_ages': 'listMilestones',
  'select milestones': 'listMilestones',
  'rpc get_milestone_achievements_for_child': 'listMilestoneAnswers',
  'select milestone_achievements by newborn_id': 'listMilestoneAnswers',
  'insert milestone_achievements': 'addMilestoneAnswer',
  'delete milestone_achievements': 'removeMilestoneAnswer',
  'select subscriptions by user_id': 'readSubscription',
  'rpc check_trial_status': 'readTrial',
  'rpc get_trial_info': 'readTrial',
  'select profiles trial by id': 'readTrial',
  'function create-checkout-session': 'createCheckoutSession',
  'function create-customer-portal-session': 'createPortalSession',
  'function send-contact-email': 'sendContactMessage',
  'function generate-insights': 'generateInsights',
  'insert insights_responses': 'generateInsights',
  'update newborns last_insight_generated_at': 'generateInsights',
  'select newborns last_insight_generated_at by id': 'readInsightAllowance',
  'select insights_responses by newborn_id': 'listInsights',
  'function ask-baby-dev-expert': 'askBabyDevExpert',
};

/** The fields of the specification in these calls, each with our name for it. */
const fields = {
  'newborns.id': 'Child.id',
  'newborns.first_name': 'Child.firstName',
  'newborns.last_name': 'Child.lastName',
  'newborns.name': 'Child.fullName',
  'newborns.date_of_birth': 'Child.bornOn',
  'newborns.gender': 'Child.gender',
  'newborns.profile_picture_url': 'Child.pictureAddress',
  'newborns.updated_at': 'Child.changedAt',
  'child_parents.relationship': 'Child.relationship',
  'child_parents.is_primary': 'Child.isPrimary',
  'child_parents.id': 'ChildParent.id',
  'child_parents.user_id': 'ChildParent.userId',
  'parent_invitations.id': 'Invitation.id',
  'parent_invitations.newborn_id': 'Invitation.childId',
  'parent_invitations.invitee_email': 'Invitation.email',
  'parent_invitations.relationship': 'Invitation.relationship',
  'parent_invitations.status': 'Invitation.status',
  'parent_invitations.created_at': 'Invitation.madeAt',
  'parent_invitations.accepted_at': 'Invitation.acceptedAt',
  'active_newborn.newborn_id': 'Children.activeChildId',
  'profiles.id': 'Me.id',
  'profiles.full_name': 'Me.name',
  'profiles.region': 'Me.region',
  'profiles.updated_at': 'Me.changedAt',
  'growth_measurements.id': 'Measurement.id',
  'growth_measurements.newborn_id': 'Measurement.childId',
  'growth_measurements.age_months': 'Measurement.ageMonths',
  'growth_measurements.weight': 'Measurement.weightKg',
  'growth_measurements.height': 'Measurement.heightCm',
  'growth_measurements.head_circumference': 'Measurement.headCm',
  'growth_measurements.created_at': 'Measurement.madeAt',
  'vaccines.id': 'Vaccine.id',
  'vaccines.name': 'Vaccine.name',
  'vaccines.short_name': 'Vaccine.shortName',
  'vaccines.description': 'Vaccine.description',
  'vaccines.recommended_age': 'Vaccine.recommendedAge',
  'vaccines.side_effects': 'Vaccine.sideEffects',
  'vaccines.doses': 'Vaccine.dosesRequired',
  'baby_vaccines.id': 'PlannedDose.id',
  'baby_vaccines.vaccine_id': 'PlannedDose.vaccine',
  'baby_vaccines.newborn_id': 'PlannedDose.childId',
  'baby_vaccines.due_date': 'PlannedDose.dueOn',
  'baby_vaccines.completed': 'PlannedDose.completed',
  'baby_vaccines.completed_date': 'PlannedDose.completedDate',
  'baby_vaccines.notes': 'PlannedDose.notes',
  'checkups.id': 'Checkup.id',
  'checkups.newborn_id': 'Checkup.childId',
  'checkups.checkup_type': 'Checkup.checkupType',
  'checkups.recommended_date': 'Checkup.recommendedOn',
  'checkups.scheduled_date': 'Checkup.scheduledOn',
  'checkups.completed': 'Checkup.completed',
  'checkups.notes': 'Checkup.notes',
  'milestone_categories.id': 'MilestoneCategory.id',
  'milestone_categories.name': 'MilestoneCategory.name',
  'milestone_categories.color': 'MilestoneCategory.color',
  'milestone_ages.id': 'AgeGroup.id',
  'milestone_ages.label': 'AgeGroup.label',
  'milestone_ages.months': 'AgeGroup.months',
  'milestones.id': 'Milestone.id',
  'milestones.age_id': 'Milestone.ageId',
  'milestones.category_id': 'Milestone.categoryId',
  'milestones.description': 'Milestone.description',
  'milestone_achievements.id': 'MilestoneAnswer.id',
  'milestone_achievements.newborn_id': 'MilestoneAnswer.childId',
  'milestone_achievements.milestone_id': 'MilestoneAnswer.milestoneId',
  'milestone_achievements.achieved_on': 'MilestoneAnswer.achievedOn',
  'food_introduction_guide.id': 'GuideEntry.id',
  'food_introduction_guide.age_range_label': 'GuideEntry.ageRangeLabel',
  'food_introduction_guide.age_range_start': 'GuideEntry.ageRangeStart',
  'food_introduction_guide.age_range_end': 'GuideEntry.ageRangeEnd',
  'food_introduction_guide.foods': 'GuideEntry.foods',
  'food_introduction_guide.foods.name': 'GuideFood.name',
  'food_introduction_guide.foods.allergyRisk': 'GuideFood.allergyRisk',
  'food_introduction_guide.tips': 'GuideEntry.tips',
  'food_introduction_guide.allergy_warnings': 'GuideEntry.allergyWarnings',
  'food_introduction_guide.display_order': 'GuideEntry.displayOrder',
  'articles.id': 'Article.id',
  'articles.title': 'Article.title',
  'articles.summary': 'Article.summary',
  'articles.content': 'Article.content',
  'articles.category': 'Article.category',
  'articles.age_range': 'Article.ageRange',
  'articles.reading_time': 'Article.readingTime',
  'articles.image_url': 'Article.imageUrl',
  'articles.slug': 'Article.slug',
  'articles.published': 'Article.published',
  'articles.created_at': 'Article.createdAt',
  'articles.updated_at': 'Article.updatedAt',
  'insights_responses.newborn_id': 'Insight.childId',
  'insights_responses.request_text': 'Insight.requestText',
  'insights_responses.response_text': 'Insight.responseText',
  'insights_responses.request_date': 'Insight.requestedAt',
  'insights_responses.created_at': 'Insight.madeAt',
  'newborns.last_insight_generated_at': 'InsightAllowance.lastGeneratedAt',
  'subscriptions.user_id': 'Subscription.userId',
  'subscriptions.status': 'Subscription.status',
  'subscriptions.cancel_at': 'Subscription.cancelAt',
  'subscriptions.current_period_end': 'Subscription.currentPeriodEnd',
  'profiles.trial_started_at': 'Trial.startedAt',
  'profiles.trial_ends_at': 'Trial.endsAt',
  'profiles.trial_used': 'Trial.isUsed',
  'trial status.is_active': 'Trial.isActive',
  'trial status.days_remaining': 'Trial.daysRemaining',
  'growth reference tables.p3': 'ReferencePercentiles.p3',
  'growth reference tables.p5': 'ReferencePercentiles.p5',
  'growth reference tables.p10': 'ReferencePercentiles.p10',
  'growth reference tables.p25': 'ReferencePercentiles.p25',
  'growth reference tables.p50': 'ReferencePercentiles.p50',
  'growth reference tables.p75': 'ReferencePercentiles.p75',
  'growth reference tables.p90': 'ReferencePercentiles.p90',
  'growth reference tables.p95': 'ReferencePercentiles.p95',
  'growth reference tables.p97': 'ReferencePercentiles.p97',
};

test('[API-02] every table query, procedure and function of the specification has one operation, which names it', () => {
  const claimed = operations.flatMap(({ operation }) =>
    (operation['x-spec'] ?? []).map((call) => `${call}: ${operation.operationId}`),
  );

  expect(claimed.toSorted()).toEqual(linesOf(calls));
});

test('[API-02] the names are in the descriptions, where a person reads them', () => {
  for (const { operation } of operations) {
    for (const call of operation['x-spec'] ?? []) expect(operation.description).toContain(call);
  }
});

test('[API-02] every field of the specification is one field of ours', () => {
  const claimed = Object.entries({
    Me,
    Child,
    Children,
    ChildParent,
    Invitation,
    Measurement,
    Vaccine,
    PlannedDose,
    Checkup,
    GuideEntry,
    GuideFood,
    ReferencePercentiles,
    MilestoneCategory: MilestoneList.shape.categories.def.element,
    AgeGroup: MilestoneList.shape.ages.def.element,
    Milestone: MilestoneList.shape.milestones.def.element,
    MilestoneAnswer,
    Insight,
    InsightAllowance,
    Article,
    Subscription,
    Trial,
  }).flatMap(([schema, { shape }]) =>
    Object.entries(shape).flatMap(([field, type]) => {
      const name = fieldNotes.get(type)?.['x-spec'];
      return name === undefined ? [] : [`${name}: ${schema}.${field}`];
    }),
  );

  expect(claimed.toSorted()).toEqual(linesOf(fields));
});

test('[API-02] the document carries each of these names, always on the same field', () => {
  const inDocument = new Set(namesIn(written));

  expect([...inDocument].toSorted()).toEqual(
    linesOf(fields)
      .map((line) => line.replace(/: \w+\./, ': '))
      .toSorted(),
  );
});

function linesOf(claims: Readonly<Record<string, string>>): string[] {
  return Object.entries(claims)
    .map(([theirs, ours]) => `${theirs}: ${ours}`)
    .toSorted();
}

/** Every field with a name of the specification, anywhere in a JSON value: 'their name: our name'. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) => [
    ...nameOf(field, inner),
    ...namesIn(inner),
  ]);
}

function nameOf(field: string, schema: unknown): string[] {
  const name = schema instanceof Object && 'x-spec' in schema ? schema['x-spec'] : null;
  return typeof name === 'string' ? [`${name}: ${field}`] : [];
}
