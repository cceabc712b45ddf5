import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { download } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { ReportShown } from './ReportShown.tsx';
import { opsReportsText, REPORT_TONES } from './text.ts';

interface ReportPaneProps {
  companyId: number;
  orderId: number;
  address: AppPath;
  closeTo: AppPath;
}

/** One report: its versions, what the person sees of the one that is chosen, and the way to withdraw it. */
export function ReportPane({ companyId, orderId, address, closeTo }: ReportPaneProps) {
  const words = useText(opsReportsText);
  const { moment } = useMoment();
  const [version, setVersion] = useState<number>();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const detail = useCall('OpsReport', { companyId, orderId, ...(version && { version }) });
  const row = detail.data?.row;
  const shown = version ?? row?.version ?? 1;
  const file = useMutation({
    mutationFn: (kind: 'made' | 'original') => download('OpsReportFile', { companyId, orderId, version: shown, kind }),
    onSuccess: saveFile,
  });
  const current = detail.data?.versions.find((one) => one.version === shown);
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={
        row ? (
          <>
            {row.orderNo}
            <Tag tone={REPORT_TONES[row.state]} dot>
              {words.states[row.state]}
            </Tag>
          </>
        ) : (
          words.detail
        )
      }
      footer={
        <>
          {detail.data?.view && (
            <Button size="sm" busy={file.isPending} onClick={() => file.mutate('made')}>
              {words.pdf}
            </Button>
          )}
          {current?.hasFile && (
            <Button size="sm" busy={file.isPending} onClick={() => file.mutate('original')}>
              {words.original}
            </Button>
          )}
          {row?.state === 'published' && (
            <Button size="sm" variant="danger" onClick={() => setWithdrawing(true)}>
              {words.withdraw}
            </Button>
          )}
        </>
      }
    >
      <Block query={detail} bare>
        {({ view, versions }) => (
          <>
            <PaneSection title={words.versions}>
              <ul className="grid gap-1.5">
                {versions.map((one) => (
                  <li key={one.version} className="flex flex-wrap items-center justify-between gap-x-4">
                    <span>
                      {words.versionOf(one.version)} · {words.states[one.state]} · {words.by(one.by, moment(one.at))}
                      {one.reason && ` · ${one.reason}`}
                    </span>
                    <Button
                      variant="text"
                      size="sm"
                      aria-pressed={one.version === shown}
                      onClick={() => setVersion(one.version)}
                    >
                      {words.showVersion(one.version)}
                    </Button>
                  </li>
                ))}
              </ul>
            </PaneSection>
            {view ? <ReportShown view={view} /> : <p className="text-ink-3">{words.withdrawnView}</p>}
          </>
        )}
      </Block>
      {isWithdrawing && row && (
        <ChangeWithReason
          call="OpsReportWithdraw"
          payload={{ companyId, orderId, seenVersion: row.version }}
          title={words.withdrawTitle}
          text={words.withdrawText}
          action={words.withdraw}
          done={words.withdrawn}
          danger
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Pane>
  );
}
