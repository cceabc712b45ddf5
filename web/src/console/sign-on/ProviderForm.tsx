import { useState } from 'react';
import { CLAIM_FIELDS, USUAL_CLAIMS } from '#contract/ops/sign-on';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { OpsReply } from '../api/send.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { kitText } from '../kit/text.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { WaitsForApproval } from '../kit/dialogs/WaitsForApproval.tsx';
import { Given } from './Given.tsx';
import { signOnText } from './text.ts';
import { TestResult } from './TestResult.tsx';

interface ProviderFormProps {
  companyId: number;
  stored: OpsReply<'OpsSignOn'>['provider'];
  redirectUri: string;
  logoutUri: string;
  /** A change of these settings waits for a second administrator. */
  waits: boolean;
}

const NEW = { isOn: false, issuer: '', clientId: '', claims: USUAL_CLAIMS, makesAccounts: false };

/** The provider of a company; the secret goes in and is never shown. */
export function ProviderForm({ companyId, stored, redirectUri, logoutUri, waits }: ProviderFormProps) {
  const words = useText(signOnText);
  const kit = useText(kitText);
  const before = stored ?? NEW;
  const [draft, setDraft] = useState(before);
  const [secret, setSecret] = useState('');
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [tested, setTested] = useState<{ issuer: string; clientId: string }>();
  const save = useSubmit('OpsSignOnSave', { handles: () => true });
  const set = (change: Partial<typeof before>) => setDraft((now) => ({ ...now, ...change }));
  useUnsaved(secret !== '' || JSON.stringify(draft) !== JSON.stringify(before));
  const issuer = draft.issuer.trim();
  const isWhole =
    /^https?:\/\/[^\s\\@?#]+$/.test(issuer) && draft.clientId.trim() !== '' && draft.claims.account !== '';
  const whenWhole = (work: () => void) => () => {
    setAsked(true);
    if (isWhole) work();
  };
  const submit = async (reason: string) => {
    const { isOn, clientId, claims, makesAccounts } = draft;
    const reply = await save
      .mutateAsync({
        ...{ companyId, isOn, issuer, clientId, claims, makesAccounts, reason },
        ...(secret && { clientSecret: secret }),
        ...(stored && { seen: stored.updatedAt }),
      })
      .catch(() => undefined);
    if (!reply) return;
    setSaving(false);
    setSecret('');
    if (reply.approvalId) setDraft(before);
    toast(reply.approvalId ? kit.askedApproval : words.saved);
  };
  return (
    <Card title={words.provider}>
      <div className="grid grid-cols-1 gap-4">
        {waits && <WaitsForApproval />}
        {asked && !isWhole && (
          <Alert tone="bad" live="assertive">
            {words.fix}
          </Alert>
        )}
        <Switch
          label={words.isOn}
          text={words.isOnText}
          checked={draft.isOn}
          onChange={(event) => set({ isOn: event.target.checked })}
        />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <TextField
            label={words.issuer}
            hint={words.issuerHint}
            value={draft.issuer}
            maxLength={300}
            inputMode="url"
            spellCheck={false}
            onChange={(event) => set({ issuer: event.target.value })}
          />
          <TextField
            label={words.clientId}
            value={draft.clientId}
            maxLength={200}
            spellCheck={false}
            onChange={(event) => set({ clientId: event.target.value })}
          />
          <TextField
            type="password"
            label={words.secret}
            hint={stored?.hasSecret ? words.secretKept : words.secretNone}
            value={secret}
            maxLength={500}
            autoComplete="new-password"
            onChange={(event) => setSecret(event.target.value)}
          />
        </div>
        <Given title={words.register} rows={{ [words.redirectUri]: redirectUri, [words.logoutUri]: logoutUri }} />
        <section className="grid gap-3">
          <h3 className="text-label font-semibold">{words.claims}</h3>
          <p className="text-c text-ink-2">{words.claimsText}</p>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
            {CLAIM_FIELDS.map((field) => (
              <TextField
                key={field}
                label={words.claim[field]}
                value={draft.claims[field]}
                maxLength={100}
                spellCheck={false}
                onChange={(event) => set({ claims: { ...draft.claims, [field]: event.target.value.trim() } })}
              />
            ))}
          </div>
        </section>
        <Switch
          label={words.makesAccounts}
          text={words.makesAccountsText}
          checked={draft.makesAccounts}
          onChange={(event) => set({ makesAccounts: event.target.checked })}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={whenWhole(() => setSaving(true))}>
            {words.save}
          </Button>
          <Button onClick={whenWhole(() => setTested({ issuer, clientId: draft.clientId.trim() }))}>
            {words.test}
          </Button>
        </div>
        {tested && <TestResult companyId={companyId} {...tested} />}
      </div>
      {saving && (
        <ReasonDialog
          title={words.saveTitle}
          text={words.saveText}
          action={words.save}
          busy={save.isPending}
          failure={save.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setSaving(false)}
        />
      )}
    </Card>
  );
}
