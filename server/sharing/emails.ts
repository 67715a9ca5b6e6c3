import { listText } from '#domain/text/list-text.ts';
import { type Relationship, type Right, tieText } from '#domain/sharing/tie.ts';
import { compose } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { plainName } from '#server/mail/plain-name.ts';

/** At least one. */
type AboutChildren = readonly { readonly id: string; readonly firstName: string }[];

type Offer = {
  readonly to: string;
  readonly children: AboutChildren;
  readonly inviter: { readonly name: string; readonly email: string };
  readonly relationship: Relationship;
  readonly may: Right;
  readonly token: string;
};

const offeredTexts: Readonly<Record<Right, string>> = {
  edit: 'You can see everything, add to it and change it.',
  view: 'You can look; you cannot change anything.',
};

/** Names are letters alone; the address says who it is, since anybody may take any name. */
export function invitationMail({ to, children, inviter, relationship, may, token }: Offer, publicUrl: string): Mail {
  const names = plainNames(children);
  const by = plainName(inviter.name);
  const whose = children.length > 1 ? 'their' : `${names}'s`;
  const page = `${publicUrl}/invitation?token=${token}`;
  const letter = compose({
    subject: `${by} shares ${names}'s growth and shots with you`,
    greeting: 'Hello,',
    paragraphs: [
      `${by} (${inviter.email}) would like you to follow ${names} on Fernling: weight, shots, checkups, questions.`,
      `You are invited as ${whose} ${relationship}. ${offeredTexts[may]}`,
    ],
    link: { label: 'Open the invitation', url: page },
    otherLink: { label: 'No, thank you', url: `${page}&decline=1` },
    notes: [
      'The invitation is for this address, works once, and ends after 7 days.',
      'If you do not know who sent it, please leave this mail alone: nothing happens then.',
    ],
  });
  return { kind: 'invitation', to, ...letter, about: aboutAll(children) };
}

/** So that the names of many children leave no room for a message. */
const mostNamed = 4;

function plainNames(children: AboutChildren): string {
  const names = children.slice(0, mostNamed).map(({ firstName }) => plainName(firstName));
  const more = children.length - names.length;
  return listText(more > 0 ? [...names, `${more} more`] : names);
}

function aboutAll([first, ...others]: AboutChildren): NonNullable<Mail['about']> {
  return { ...(first && { childId: first.id }), otherChildIds: others.map(({ id }) => id) };
}

export type AccessNews =
  | {
      readonly kind: 'invited';
      readonly by: string;
      readonly isYou: boolean;
      readonly email: string;
      readonly relationship: Relationship;
      readonly may: Right;
    }
  | { readonly kind: 'accepted'; readonly who: string; readonly relationship: Relationship; readonly may: Right }
  | {
      readonly kind: 'removed';
      readonly by: string;
      readonly isYou: boolean;
      readonly who: string;
      readonly letIn: readonly string[];
    }
  | { readonly kind: 'left'; readonly who: string; readonly letIn: readonly string[] };

type News = { readonly to: string; readonly children: AboutChildren; readonly news: AccessNews };

export function accessMail({ to, children, news }: News, publicUrl: string): Mail {
  const name = plainNames(children);
  const letter = compose({
    subject: subjectOf(news, name),
    greeting: 'Hello,',
    paragraphs: [sentenceOf(news, name), ...letInSentence(news, name)],
    link: { label: 'See who has access', url: `${publicUrl}/settings?section=parents&childId=${children[0]?.id}` },
    notes: [`You get this mail because you are ${name}'s primary parent. Only you can remove ${name} from Fernling.`],
  });
  return { kind: `access-${news.kind}`, to, ...letter, about: aboutAll(children) };
}

function subjectOf(news: AccessNews, name: string): string {
  switch (news.kind) {
    case 'invited':
      return `An invitation to share ${name} was sent`;
    case 'accepted':
      return `${plainName(news.who)} now has access to ${name}`;
    case 'removed':
      return `${plainName(news.who)} no longer has access to ${name}`;
    case 'left':
      return `${plainName(news.who)} has left ${name}`;
  }
}

function sentenceOf(news: AccessNews, name: string): string {
  switch (news.kind) {
    case 'invited':
      return `${byWhom(news)} invited ${news.email} to share what is kept about ${name}, as ${tieText(news)}.`;
    case 'accepted':
      return `${plainName(news.who)} accepted an invitation and now shares what is kept about ${name}, as ${tieText(news)}.`;
    case 'removed':
      return `${byWhom(news)} removed the access of ${plainName(news.who)} to ${name}. What they entered stays, under their name.`;
    case 'left':
      return `${plainName(news.who)} gave up their access to ${name}. What they entered stays, under their name.`;
  }
}

function letInSentence(news: AccessNews, name: string): string[] {
  if (!('letIn' in news) || news.letIn.length === 0) return [];
  return [
    `They had invited ${news.letIn.map(plainName).join(', ')}, who can still see ${name}. You can remove anybody's access.`,
  ];
}

function byWhom({ by, isYou }: { readonly by: string; readonly isYou: boolean }): string {
  return isYou ? 'You' : plainName(by);
}
