import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { kitText } from '../kit/text.ts';
import { WaitsForApproval } from '../kit/dialogs/WaitsForApproval.tsx';
import { signOnText } from './text.ts';

/** The one key a company's partner has: a new one takes two administrators, and the place of the one before. */
export function PartnerCard({ companyId }: { companyId: number }) {
  const words = useText(signOnText);
  const kit = useText(kitText);
  const { moment } = useMoment();
  const found = useCall('OpsPartnerKey', { companyId }, { keepPrevious: false });
  const [asking, setAsking] = useState(false);
  const make = useSubmit('OpsPartnerKeyMake', { handles: () => true });
  const key = found.data?.key;
  const submit = async (reason: string): Promise<void> => {
    const wish = { companyId, ...(key && { seen: key.madeAt }), reason };
    const reply = await make.mutateAsync(wish).catch(() => undefined);
    if (!reply) return;
    setAsking(false);
    toast(kit.askedApproval);
  };
  return (
    <Card
      title={words.partnerKey}
      aside={
        found.data?.isOn && (
          <Button size="sm" icon={<KeyRound aria-hidden="true" size={16} />} onClick={() => setAsking(true)}>
            {key ? words.renewPartnerKey : words.addPartnerKey}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="text-c text-ink-2">{words.partnerText}</p>
        {found.data?.waits && <WaitsForApproval />}
        <Block query={found} bare>
          {({ isOn, host, key: made }) =>
            isOn ? (
              <KeyValueRows
                rows={[
                  { key: 'host', label: words.partnerHost, value: host || words.partnerNoHost },
                  {
                    key: 'made',
                    label: words.partnerMade,
                    value: made ? words.madeBy(moment(made.madeAt), made.madeBy) : words.neverMade,
                  },
                ]}
              />
            ) : (
              <Alert>{words.partnerOff}</Alert>
            )
          }
        </Block>
      </div>
      {asking && (
        <ReasonDialog
          title={key ? words.renewPartnerTitle : words.addPartnerTitle}
          text={key ? words.renewPartnerText : words.addKeyText}
          action={key ? words.renewPartnerKey : words.addPartnerKey}
          danger={key !== null}
          busy={make.isPending}
          failure={make.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
