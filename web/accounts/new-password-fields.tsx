import { Check, Circle, X } from 'lucide';
import { useState } from 'react';
import { compositionRules, lengthRule } from '#domain/accounts/password.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export const newPasswordLabels = { newPassword: 'New password', confirmPassword: 'Confirm password' };

export function NewPasswordFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordField
        label={newPasswordLabels.newPassword}
        name="newPassword"
        autoComplete="new-password"
        required
        onInput={(event) => setTyped(event.currentTarget.value)}
        error={errors['newPassword']}
      />
      <ul className="rules" aria-label="Password needs">
        {[lengthRule, ...compositionRules].map(({ needs, isKept }) => (
          <Rule key={needs} needs={needs} state={typed === '' ? 'open' : isKept(typed) ? 'ok' : 'no'} />
        ))}
      </ul>
      <PasswordField
        label={newPasswordLabels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors['confirmPassword']}
      />
    </>
  );
}

const signs = {
  open: { icon: Circle, word: 'needed' },
  ok: { icon: Check, word: 'done' },
  no: { icon: X, word: 'missing' },
};

function Rule({ needs, state }: { needs: string; state: keyof typeof signs }) {
  const { icon, word } = signs[state];
  return (
    <li className={state}>
      <Icon of={icon} />
      {needs.replace(/^a/, 'A')}
      <VisuallyHidden>, {word}</VisuallyHidden>
    </li>
  );
}
