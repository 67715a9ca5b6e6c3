import { ButtonLink } from '../button/button-link.tsx';

export type StartBandProps = {
  title: string;
  text: string;
  isVisitor: boolean;
  /** Where it leads a parent. */
  own: { readonly href: string; readonly label: string };
};

/** The warm last part of a public page: leads a visitor to an account, and a parent to their own pages. */
export function StartBand({ title, text, isVisitor, own }: StartBandProps) {
  return (
    <section className="start-band">
      <div className="stack tight">
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <ButtonLink look="primary" big href={isVisitor ? '/signup' : own.href}>
        {isVisitor ? 'Create Free Account' : own.label}
      </ButtonLink>
    </section>
  );
}
