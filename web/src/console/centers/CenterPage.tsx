import { ArrowLeft } from 'lucide-react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { opsPathTo } from '../routes.ts';
import { CenterEditor } from './CenterEditor.tsx';
import { centersText } from './text.ts';

export function NewCenterPage() {
  const words = useText(centersText);
  return (
    <>
      <Back to={opsPathTo('/ops/centers')} text={words.back} />
      <CenterEditor />
    </>
  );
}

/** A centre's facts, to be changed. */
export function CenterPage() {
  const words = useText(centersText);
  const id = useParam('center') ?? '';
  const centerId = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const found = useCall('OpsCenter', { centerId });
  return (
    <>
      <Back to={opsPathTo('/ops/centers/$center', { center: String(centerId) })} text={words.backToCenter} />
      <Block query={found}>
        {({ center }) => <CenterEditor key={centerId} stored={center} onReload={() => void found.refetch()} />}
      </Block>
    </>
  );
}

export const Back = ({ to, text }: { to: AppPath; text: string }) => (
  <Button variant="text" size="sm" icon={<ArrowLeft aria-hidden="true" size={16} />} render={<AppLink to={to} />}>
    {text}
  </Button>
);
