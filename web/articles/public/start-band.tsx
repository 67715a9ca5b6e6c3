import { ButtonLink } from '#web/ui/button/button-link.tsx';

type Props = { title: string; text: string; isVisitor: boolean };

/** The warm last part of a page: leads a visitor to an account, and a parent to all articles. */
export function StartBand({ title, text, isVisitor }: Props) {
  return (
    <section className="start-band">
      <div className="stack tight">
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <ButtonLink look="primary" big href={isVisitor ? '/signup' : '/dashboard'}>
        {isVisitor ? 'Create Free Account' : 'Open your dashboard'}
      </ButtonLink>
    </section>
  );
}
