import type { CompanyFace } from '#contract/calls/company';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { report } from '../../../api/account.ts';
import { useText } from '../../../platform/locale.ts';
import type { AppPath } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { arrivalText } from '../entry/arrival-text.ts';
import { leaveForProvider } from './leave-for-provider.ts';

export interface SsoButtonProps {
  face: CompanyFace;
  back?: AppPath | undefined;
  primary?: boolean;
  label?: string | undefined;
}

/** To the company's identity provider and back. */
export function SsoButton({ face, back, primary = false, label }: SsoButtonProps) {
  const words = useText(arrivalText);
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await leaveForProvider(face.companyCode, back);
    } catch (error) {
      setBusy(false);
      await report(error, leave);
    }
  };
  return (
    <Button
      block
      size="lg"
      variant={primary ? 'primary' : 'secondary'}
      icon={<ShieldCheck aria-hidden="true" size={20} strokeWidth={1.75} />}
      busy={busy}
      busyText={words.leaving}
      onClick={() => void leave()}
    >
      {label ?? words.sso}
    </Button>
  );
}
