import { useState } from 'react';
import { ChangedMe, type Me } from '#contract/accounts/me.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { UnsavedDialog } from '#web/ui/overlay/unsaved-dialog.tsx';
import {
  isProfileDirty,
  meanwhileText,
  meIn,
  profileIn,
  profileLabels,
  themeOptions,
  growthReferenceOptions,
  unitsOptions,
} from './profile.ts';
import { timeZoneOptions } from './time-zones.ts';
import { changingMe } from '../deletion/account-changes.ts';

export function ProfileForm({ me }: { me: Me }) {
  const change = useChange(changingMe);
  // Not from the cache, which may refresh: an edit is based on what was shown.
  const [seen, setSeen] = useState(me);
  const [meanwhile, setMeanwhile] = useState<string | null>(null);

  const form = useForm({
    schema: ChangedMe,
    read: (fields) => profileIn(fields, seen.version),
    send: async (body) => {
      setSeen(await change.mutateAsync(body));
      setMeanwhile(null);
    },
    onFailed: ({ current }) => {
      const now = meIn(current);
      if (now) {
        setMeanwhile(meanwhileText(seen, now));
        setSeen(now);
      }
      return now !== null;
    },
  });

  const unsaved = useUnsaved(() => {
    const fields = form.formProps.ref.current;
    return fields !== null && isProfileDirty(new FormData(fields), seen);
  });

  return (
    <form className="stack" {...form.formProps}>
      <ErrorSummary fields={wrongFields(form, profileLabels)} attempt={form.refusals} />
      {meanwhile && <ChangedMeanwhile text={meanwhile} />}
      <SaveFailed title="Failed to update profile" failed={form.failed} />
      <ProfileFields me={seen} errors={form.errors} />
      <div className="actions">
        <Button type="submit" look="primary" busy={form.isBusy}>
          Save changes
        </Button>
      </div>
      <UnsavedDialog unsaved={unsaved} />
    </form>
  );
}

function ProfileFields({ me, errors }: { me: Me; errors: Readonly<Record<string, string>> }) {
  const { name, units, growthReference, theme, timeZone } = profileLabels;
  return (
    <>
      <div className="two">
        <TextField
          label={name}
          name="name"
          autoComplete="name"
          defaultValue={me.name}
          required
          error={errors['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          value={me.email}
          readOnly
          hint="Your email address cannot be changed"
        />
      </div>
      <div className="two">
        <Select label={units} name="units" options={unitsOptions} defaultValue={me.units} error={errors['units']} />
        <Select
          label={growthReference}
          name="growthReference"
          options={growthReferenceOptions}
          defaultValue={me.growthReference}
          error={errors['growthReference']}
        />
        <Select label={theme} name="theme" options={themeOptions} defaultValue={me.theme} error={errors['theme']} />
        <Select
          label={timeZone}
          name="timeZone"
          options={timeZoneOptions(me.timeZone)}
          defaultValue={me.timeZone}
          error={errors['timeZone']}
        />
      </div>
    </>
  );
}

function ChangedMeanwhile({ text }: { text: string }) {
  return (
    <Alert tone="amber" title="This was changed in the meantime." role="alert">
      {text}
    </Alert>
  );
}
