import {
  CircleAlert,
  Download,
  type IconNode,
  KeyRound,
  Link,
  LogIn,
  LogOut,
  Mail,
  Trash2,
  Undo2,
  Unlink,
  Upload,
  UserCheck,
  UserMinus,
  UserPlus,
} from 'lucide';
import type { SecurityEvent, SecurityEventKind } from '#contract/accounts/security-events.ts';

type Shown = {
  readonly icon: IconNode;
  readonly says: (detail: string) => string;
  /** Done by someone else, not on a device of this account. */
  readonly isByAnother?: true;
};

const shown: Readonly<Record<SecurityEventKind, Shown>> = {
  'logged-in': { icon: LogIn, says: () => 'Logged in' },
  'login-failed': { icon: CircleAlert, says: () => 'Login failed, wrong password' },
  'logged-out-everywhere': { icon: LogOut, says: () => 'Logged out everywhere' },
  'session-ended': { icon: LogOut, says: () => 'Logged out another device' },
  'password-changed': { icon: KeyRound, says: () => 'Password changed' },
  'reset-asked': { icon: Mail, says: () => 'Asked for a link to a new password' },
  'password-reset': { icon: KeyRound, says: () => 'New password set by a mailed link' },
  'identity-linked': { icon: Link, says: (label) => `Login with ${label} linked` },
  'identity-unlinked': { icon: Unlink, says: (label) => `Login with ${label} unlinked` },
  'invitation-sent': { icon: UserPlus, says: (address) => `Invitation sent to ${address}` },
  'invitation-accepted': { icon: UserCheck, says: () => 'Invitation accepted' },
  'access-removed': { icon: UserMinus, says: (name) => `Access of ${name} removed` },
  'access-lost': {
    icon: UserMinus,
    says: () => 'Your access to a child was removed by another parent',
    isByAnother: true,
  },
  'child-left': { icon: UserMinus, says: () => 'Left a child’s profile' },
  'export-asked': { icon: Download, says: () => 'Asked for an export' },
  'import-asked': { icon: Upload, says: () => 'Asked for an import' },
  'measurements-taken': { icon: Download, says: () => 'Downloaded a child’s measurements' },
  'vaccines-taken': { icon: Download, says: () => 'Downloaded a child’s vaccine record' },
  'deletion-asked': { icon: Trash2, says: () => 'Asked to delete the account' },
  'deletion-canceled': { icon: Undo2, says: () => 'Kept the account' },
};

export function eventIcon({ kind }: Pick<SecurityEvent, 'kind'>): IconNode {
  return shown[kind].icon;
}

/** 'Logged in. Phone, Firefox' */
export function eventText({ kind, detail, device }: Pick<SecurityEvent, 'kind' | 'detail' | 'device'>): string {
  const { says, isByAnother } = shown[kind];
  const what = says(detail ?? 'somebody');
  return isByAnother ? what : `${what}. ${device}`;
}
