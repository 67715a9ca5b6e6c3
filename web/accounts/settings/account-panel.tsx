import type { ReactNode } from 'react';
import { ChangePasswordCard } from './change-password-card.tsx';
import { DeleteAccountCard } from '../deletion/delete-account-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecurityEventsCard } from './security-events-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { YourDataCard } from './your-data-card.tsx';

/** @param children what other rooms keep of the account */
export function AccountPanel({ children }: { children?: ReactNode }) {
  return (
    <>
      <ProfileCard />
      <ChangePasswordCard />
      <IdentitiesCard />
      <SessionsCard />
      <SecurityEventsCard />
      {children}
      <YourDataCard />
      <DeleteAccountCard />
    </>
  );
}
