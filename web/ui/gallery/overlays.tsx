import { CircleUserRound, LogOut, Pencil, Settings } from 'lucide';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../layout/card.tsx';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Drawer } from '../overlay/drawer.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine, MenuLink } from '../overlay/menu.tsx';
import { TextField } from '../form/text-field.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { toasts } from '../toast/toasts.ts';

const children = [
  { value: 'maya', label: 'Maya Brooks' },
  { value: 'jonah', label: 'Jonah Brooks' },
];

function SampleMenu() {
  const [child, setChild] = useState('maya');
  return (
    <Menu trigger={<Button icon={CircleUserRound}>Account menu</Button>} align="start">
      <MenuLabel>Switch child</MenuLabel>
      <MenuChoices label="Switch child" value={child} choices={children} onPick={setChild} />
      <MenuLine />
      <MenuLink icon={Settings} href="#settings">
        Settings
      </MenuLink>
      <MenuItem icon={LogOut} onPick={() => {}}>
        Log out
      </MenuItem>
    </Menu>
  );
}

function SampleToasts() {
  const showDone = () => toasts.show({ title: 'Measurement added', text: '6.94 kg on November 19' });
  const showProblem = () => toasts.show({ kind: 'problem', title: 'Logout failed' });
  const showAction = () =>
    toasts.show({ title: 'A newer version is ready', action: { label: 'Reload', onPick: () => {} }, stays: true });
  return (
    <div className="row wrap">
      <Button onClick={showDone}>Toast</Button>
      <Button onClick={showProblem}>Problem toast</Button>
      <Button onClick={showAction}>Toast with action</Button>
    </div>
  );
}

type Open = 'dialog' | 'confirm' | 'drawer' | 'none';

export function OverlaysCard() {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  return (
    <>
      <Card title="Menus, dialogs and toasts">
        <div className="stack">
          <div className="row wrap">
            <SampleMenu />
            <IconButton icon={Pencil} label="Edit: a tooltip after 700 ms, the next at once" />
            <IconButton icon={Settings} label="Settings" />
          </div>
          <div className="row wrap">
            <Button onClick={() => setOpen('dialog')}>Dialog</Button>
            <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
            <Button onClick={() => setOpen('drawer')}>Side menu</Button>
          </div>
          <SampleToasts />
        </div>
      </Card>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Edit measurement of Maya"
        wide
        footer={
          <>
            <Button look="quiet" className="danger start">
              Delete
            </Button>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form="sample-form" look="primary">
              Update Measurement
            </Button>
          </>
        }
      >
        <form id="sample-form" className="stack">
          <TextField name="sample" label="Note" optional />
        </form>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Remove Parent Access?"
        verb="Remove"
        onConfirm={close}
        onCancel={close}
      >
        Daniel will no longer see or edit anything about Maya. What he entered stays.
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Menu" footer={<Button icon={LogOut}>Log out</Button>}>
        <nav aria-label="Sample">
          <a href="#dashboard" aria-current="page">
            Dashboard
          </a>
          <a href="#settings">Settings</a>
        </nav>
      </Drawer>
      <Toaster toasts={toasts} />
    </>
  );
}
