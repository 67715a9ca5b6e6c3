import type { SecurityEventKind } from '#contract/accounts/security-events.ts';

/** Tables about the server itself; their keys are hashes and random numbers. */
const ofTheServer = new Set(['jobs', 'rate_limits', 'challenges', 'settings', 'migrations']);

/** In every table: random numbers that tie rows together, scrambled secrets, and the count of changes. */
const ofTheMachine = new Set([
  'id',
  'child_id',
  'user_id',
  'import_id',
  'token_hash',
  'hash',
  'version',
  'storage_key',
]);

/** In every table of entries. */
const ofEntries: Readonly<Record<string, string>> = {
  made_by: 'who made it',
  made_at: 'and when',
  changed_by: 'who last changed it',
  changed_at: 'and when',
};

/** Words of content/legal/privacy.md, and the columns they tell of. */
const told: readonly (readonly [phrase: string, columns: string])[] = [
  ['Your name, your email address', 'users.name users.email users.email_key'],
  ['the time of your sign-up, your time zone and your region', 'users.made_at users.time_zone users.region'],
  ['Your password, only as a one-way hash', 'users.password_hash'],
  ['Your choice of units, colors and growth charts', 'users.units users.theme users.growth_reference users.changed_at'],
  ['The day on which you last used your account', 'users.used_at'],
  ['whether we wrote to you because nobody had used it', 'users.idle_noted_at'],
  ['A deleted account is closed at once and kept closed for 30 days', 'users.erased_from'],
  ['a sign-up that can be confirmed for 48 hours', 'sign_ups.made_at sign_ups.expires_at'],
  ['your name, your address, your password as such a hash', 'sign_ups.name sign_ups.email sign_ups.email_key'],
  ['your password as such a hash, your time zone, your region', 'sign_ups.password_hash sign_ups.time_zone'],
  ['your region and the page you wanted to see', 'sign_ups.region sign_ups.next_path'],
  ['An address that the operator of this server lets sign up', 'invited_addresses.email invited_addresses.email_key'],
  ['until it has, for 7 days at most', 'invited_addresses.made_at invited_addresses.expires_at'],
  ['Links that were mailed to you, only as a one-way hash', 'tokens.made_at tokens.sign_up_id tokens.browser_hash'],
  ['what each is for, until when, and whether it was used', 'tokens.purpose tokens.expires_at tokens.spent_at'],
  ['the kind of device and browser in words', 'sessions.device'],
  ['when each session began, when it was last used', 'sessions.made_at sessions.used_at'],
  ['when you last gave your password in it', 'sessions.proved_at'],
  ['when it ends, and whether you asked to be remembered', 'sessions.idle_ends_at sessions.ends_at sessions.remember'],
  ['What matters for the safety of your account', 'security_events.kind'],
  ['With each its time, the device in the same words', 'security_events.at security_events.device'],
  ['the address you invited or the name of the person you removed', 'security_events.detail'],
  ['Pictures you uploaded', 'pictures.address'],
  ['with their size and time', 'pictures.bytes pictures.made_at'],
  [
    'Exports you asked for, for 7 days, and how your imports went',
    `transfers.kind transfers.status transfers.done transfers.total transfers.bytes transfers.result
      transfers.made_at transfers.ended_at transfers.expires_at`,
  ],
  ['its kind and the time are kept for 90 days', 'mails.kind mails.made_at mails.sent_at'],
  [
    'is kept as it will be sent, with your address',
    'mails.to_address mails.subject mails.text mails.html mails.stop_url',
  ],
  ['which child you looked at last', 'active_children.user_id'],
  ['a private calendar address for a child, since when', 'calendar_feeds.made_at'],
  ['how it names the child', 'calendar_feeds.shows'],
  ['which reminders you want', 'reminders.vaccines reminders.checkups reminders.changed_at reminders.look_at'],
  ['Which doses and checkups of a child you were reminded of', 'sent_reminders.about'],
  ['for which day and when', 'sent_reminders.due_on sent_reminders.sent_at'],
  ['when the question about the time before a child was added was first shown', 'past_questions.opened_at'],

  ['First name, last name if you give one', 'children.first_name children.last_name'],
  ['date of birth, gender', 'children.born_on children.gender'],
  ['the length of the pregnancy', 'children.gestation_days'],
  ['the weight at birth', 'children.birth_weight_g children.birth_weight_text'],
  ['whether the mother had the RSV vaccine before the birth', 'children.mother_rsv_vaccine'],
  ['the result of her hepatitis B test', 'children.mother_hepatitis_b'],
  ['A picture, if you choose one', 'children.picture_id'],
  ['how you are related', 'child_parents.relationship incoming_children.relationship'],
  ['Who has access, as what, with which right', 'child_parents.is_primary child_parents.may'],
  ['since when and through whom', 'child_parents.joined_at child_parents.invited_by'],
  ['Whom you or another parent invited: the email address', 'invitations.email invitations.email_key'],
  [
    'as what and with which right, who sent the invitation',
    'invitations.relationship invitations.may invitations.made_by',
  ],
  ['when it was sent and ends', 'invitations.made_at invitations.expires_at'],
  ['by whom and when it was answered', 'invitations.status invitations.answered_by invitations.answered_at'],
  ['Each measurement: its day', 'measurements.measured_on'],
  ['the age in months where a file says no more', 'measurements.age_in_months_only'],
  [
    'weight, length or height, lying or standing',
    'measurements.weight_g measurements.height_tenth_mm measurements.position',
  ],
  ['head circumference', 'measurements.head_tenth_mm'],
  ['also as you typed them', 'measurements.weight_text measurements.height_text measurements.head_text'],
  ['where it was taken, your note', 'measurements.place measurements.note'],
  ['which unlikely values you said are right', 'measurements.kept'],
  ['Each dose of a vaccine: its day or month', 'doses.given_on doses.given_in'],
  ['product, lot number', 'doses.cvx doses.vaccine doses.lot'],
  ['place and body site, and the time if you enter it', 'doses.place doses.site doses.marked_at_time'],
  [
    'whose schedule it follows, as published when and worked out when',
    'vaccine_plans.authority vaccine_plans.edition vaccine_plans.computed_on',
  ],
  ['whether you have said what happened before the child was added', 'vaccine_plans.past_open'],
  ['whether the hepatitis B shot was given in the hospital', 'vaccine_plans.hepatitis_b_at_birth'],
  ["whether you answered about the mother's RSV vaccine", 'vaccine_plans.mother_rsv_answered'],
  ['that the blood test after hepatitis B vaccine was done', 'vaccine_plans.blood_test_at'],
  ['if you say so, with who said it and when', 'vaccine_plans.blood_test_by'],
  ['when each dose was due and until when', 'planned_doses.vaccine planned_doses.number planned_doses.due_on'],
  ['and until when, whether it is still needed', 'planned_doses.window_ends_on planned_doses.is_needed'],
  ['which dose counts for it, your notes', 'planned_doses.dose_id planned_doses.notes'],
  ['what you put off, declined or asked for', 'vaccine_decisions.vaccine vaccine_decisions.decision'],
  ['until when and why', 'vaccine_decisions.until_on vaccine_decisions.reason'],
  ['Each checkup: the day for which it is recommended', 'checkups.visit checkups.recommended_on'],
  ['the day you agreed on', 'checkups.scheduled_on'],
  ['whether it took place and on which day, your notes', 'checkups.completed checkups.completed_on checkups.notes'],
  [
    'your questions with what the doctor answered',
    'checkup_questions.checkup_id checkup_questions.asked checkup_questions.answer',
  ],
];

const phrases = new Map(told.flatMap(([phrase, columns]) => columns.split(/\s+/).map((column) => [column, phrase])));

/** Undefined for a column that nobody has thought of. */
export function tellingOf(table: string, column: string): string | undefined {
  if (ofTheServer.has(table)) return 'nothing of a person';
  const own = phrases.get(`${table}.${column}`) ?? ofEntries[column];
  return own ?? (ofTheMachine.has(column) ? 'nothing of a person' : undefined);
}

export const tellsOfEvent: Readonly<Record<SecurityEventKind, string>> = {
  'logged-in': 'logins',
  'login-failed': 'failed tries',
  'logged-out-everywhere': 'logging out elsewhere',
  'session-ended': 'logging out elsewhere',
  'password-changed': 'setting one',
  'reset-asked': 'asking for a new password',
  'password-reset': 'setting one',
  'invitation-sent': 'invitations you sent',
  'invitation-accepted': 'or accepted',
  'access-removed': 'people you removed',
  'access-lost': 'or lost access to',
  'child-left': 'children you left',
  'export-asked': 'exports',
  'import-asked': 'imports',
  'measurements-taken': 'measurements or a vaccine record taken as a file',
  'vaccines-taken': 'measurements or a vaccine record taken as a file',
  'deletion-asked': 'asking for deletion',
  'deletion-canceled': 'taking that back',
};

const conditionPhrases: Readonly<Record<string, string>> = {
  'no-spleen': 'a spleen that is missing or does not work',
  'sickle-cell': 'a disease of the blood',
  'weak-immune-system': 'a weak immune system',
  'severely-weak-immune-system': 'a weak immune system',
  scid: 'a weak immune system',
  'immune-medicine': 'a medicine or treatment that weakens it',
  chemotherapy: 'a medicine or treatment that weakens it',
  hiv: 'HIV',
  'lung-disease-born-early': 'an early birth with lung disease',
  'lung-disease': 'lungs, heart or kidneys',
  'cystic-fibrosis': 'lungs, heart or kidneys',
  asthma: 'lungs, heart or kidneys',
  'severe-asthma': 'lungs, heart or kidneys',
  'heart-disease': 'lungs, heart or kidneys',
  'kidney-disease': 'lungs, heart or kidneys',
  dialysis: 'lungs, heart or kidneys',
  'nephrotic-syndrome': 'lungs, heart or kidneys',
  'cochlear-implant': 'an implant in the ear',
  'spinal-fluid-leak': 'a spinal fluid leak',
  'blocked-bowel': 'chickenpox or a blocked bowel in the past',
  chickenpox: 'chickenpox or a blocked bowel in the past',
  'brain-illness-after-dtap': 'a severe reaction to a vaccine',
  native: 'American Indian or Alaska Native heritage',
  travel: 'a trip abroad',
  'measles-outbreak': 'a stay where there is measles',
  'hepatitis-b-contact': 'hepatitis B at home',
};

export function tellsOfCondition(id: string): string | undefined {
  return id.startsWith('reaction-') ? 'a severe reaction to a vaccine' : conditionPhrases[id];
}
