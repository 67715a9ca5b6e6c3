import { first } from './0001-first.ts';
import { measurementsByKey } from './0002-measurements-by-key.ts';
import { family } from './0003-family.ts';
import { growthReference } from './0004-growth-reference.ts';
import { care } from './0005-care.ts';
import { vaccineConditions } from './0006-vaccine-conditions.ts';
import { monthOfDose } from './0007-month-of-dose.ts';
import { dayOfCompletedCheckup } from './0008-day-of-completed-checkup.ts';
import { birthQuestions } from './0009-birth-questions.ts';
import { invitedAddresses } from './0010-invited-addresses.ts';
import { lookForReminders } from './0011-look-for-reminders.ts';
import { bloodTest } from './0012-blood-test.ts';
import { incomingChildren } from './0013-incoming-children.ts';
import { endedByTime } from './0014-ended-by-time.ts';
import { invitationsToSeveral } from './0015-invitations-to-several.ts';
import { timeOfCheckup } from './0016-time-of-checkup.ts';
import { pastAnswers } from './0017-past-answers.ts';
import { decidedOn } from './0018-decided-on.ts';
import { monthEntered } from './0020-month-entered.ts';
import { givenAs } from './0019-given-as.ts';
import { milestones } from './0021-milestones.ts';
import { foods } from './0022-foods.ts';
import { articles } from './0023-articles.ts';
import { billing } from './0024-billing.ts';
import { contact } from './0025-contact.ts';
import { identitiesOfAccounts } from './0026-identities.ts';
import { ai } from './0027-ai.ts';
import { insights } from './0028-insights.ts';
import { history } from './0029-history.ts';
import type { Migration } from './migration.ts';

/**
 * Every migration in order, with the fingerprint of its published form. A published one is never edited, because
 * databases already have it; the next one fixes its faults.
 */
export const migrations: readonly (Migration & { readonly sha256: string })[] = [
  { ...first, sha256: '49ab9a16a8aebb34f9c7cffaa263a355ce0b9f6ec97537e18726fa755c4b84b6' },
  { ...measurementsByKey, sha256: '624cd2655286b635dc81be58609c6cd205da7925a52569d8088e96709fd74ca1' },
  { ...family, sha256: 'd5aac355ac3dc86b4ddc36ffb049d645e648a230b3a13edf2bdbff04efc2b6e8' },
  { ...growthReference, sha256: '7228e474c2a96673dc83d965bed774197a8d750195fe2cc125e8ac8acf8506e4' },
  { ...care, sha256: '436df1145c0e77553be33fbb02f1140290aa978c9f4ddc2d630e4e3f1ee11011' },
  { ...vaccineConditions, sha256: '07a390d7759bc0ac0dc85647d664199929b74e38b94ca0788265b6618337c596' },
  { ...monthOfDose, sha256: 'b72f8f394572482208f6d6e9a382837220a07b38f75d33eec402123aee6e5cb3' },
  { ...dayOfCompletedCheckup, sha256: '18a5965cf5ecb97ce5e6c70da3bf8141b844a77a56e9fcd805ec288e04957e64' },
  { ...birthQuestions, sha256: 'b449c442d26a76ee328fa874c8eeff6aabfbbc1ff391833125d6a44f2f37c216' },
  { ...invitedAddresses, sha256: 'fc5121a7247f4fea3997707f5050ee065e69a00204867ba552b867a67ee5fb0d' },
  { ...lookForReminders, sha256: 'c7f170bfb8e16a243f07cae3dd90651a7385f15c4e8b097f0bb5876f0d224184' },
  { ...bloodTest, sha256: 'bd4401f602aa70c421403a2ecf09c5b067757f9aaa55403e56b085fe0de2d093' },
  { ...incomingChildren, sha256: '37e9a1a4a94b79abec008e0fac84b8fc82fd011c553e5876ea64c3daac97a206' },
  { ...endedByTime, sha256: '95c03ec256705fdf5b25459641426956d14588fb5a0cc48da957b29648209620' },
  { ...invitationsToSeveral, sha256: '39cec0dc5487fa3f0deadf10ab6b300c74645f2fae3a11e7fe1817aa95b0f8e5' },
  { ...timeOfCheckup, sha256: '78267c7696990b263d7e9063122236b4f21d14e420ca70b53efc1523f3247c90' },
  { ...pastAnswers, sha256: '9bc8a261dafd2f38d90d495e97f28ccb9635cb0173fc1b182f4ed032592c5145' },
  { ...decidedOn, sha256: '50bcfd6a86825d3f8225f9ac316cca733a0fde3ce3706a92849309f968b794a8' },
  { ...givenAs, sha256: '701981bd24a8c1446936212310f3bbd7f59f9645727de85b0edb06185cdfe798' },
  { ...monthEntered, sha256: '07a09f7f5fec1373ff977932d1b1769bebad45f119e7875c618fef87686598ae' },
  { ...milestones, sha256: 'd8b351d8b7a9a772a8b4c7637dd97b8d2baa4ed0fd57f13ac3dc80ac8f82eb2f' },
  { ...foods, sha256: '7c480141ad054349a4d1dae7810b68109a32299ccf6fc4662ef808885368b33d' },
  { ...articles, sha256: '8e6a9352c2818030f5a2017681be0a06240d2d855a8cbea50ccf3267a75089fd' },
  { ...billing, sha256: 'f7e517fc386689ed3ac47dce2eb9c7faa480710e792defbfd73052b5f7975a45' },
  { ...contact, sha256: '96e2ac93168a2df99ed3e4dc2dc3550fd926e0521af6fddd2e08478e334073f2' },
  { ...identitiesOfAccounts, sha256: '4127f437f17b09f8114a1cf307ba01b8eb7ed3a821e8388a34a63287b3aa43a0' },
  { ...ai, sha256: 'c6abfa20000e7ec7eb3f01b4873a5633d4b76a55497e2d0b71f7c675dde57655' },
  { ...insights, sha256: '039b2836d9ac61fb56e291ce3acb689def62b8b140e2bfc8ce601c5b7dfbd54c' },
  { ...history, sha256: 'bc0c0d9805ed22e5d6956ada81d17e748ffcbbadb788d81863ddd79829821e0c' },
];
