import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { opsPathTo } from '../../routes.ts';
import { kitText } from '../text.ts';

/** Where something was asked for that a second operator has not decided yet. */
export function WaitsForApproval() {
  const words = useText(kitText);
  return (
    <Alert tone="warn" live="polite" action={<AppLink to={opsPathTo('/ops/approvals')}>{words.seeApprovals}</AppLink>}>
      {words.approvalWaits}
    </Alert>
  );
}
