import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../layout/card.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Empty } from './empty.tsx';

type Props = {
  title: string;
  /** 'articles', 'the food guide' */
  what: string;
  back: { readonly href: string; readonly text: string };
};

export function NotAnEditor({ title, what, back }: Props) {
  return (
    <>
      <PageHead title={title} />
      <Card>
        <Empty title={`You cannot edit ${what}.`} action={<ButtonLink href={back.href}>{back.text}</ButtonLink>}>
          The person who runs this server chooses who can edit.
        </Empty>
      </Card>
    </>
  );
}
