import { usePick, useText } from '../../platform/locale.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { useMoment } from '../kit/moments.ts';
import { opsPathTo } from '../routes.ts';
import { CenterFacts } from './CenterFacts.tsx';
import { STAGE_TONES } from './columns.tsx';
import { Findings } from './Findings.tsx';
import { useKeepsSupply } from './keeps-supply.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { SeatBars } from './SeatBars.tsx';
import { centersText } from './text.ts';

export interface CenterPaneProps {
  centerId: number;
  address: AppPath;
  closeTo: AppPath;
}

/** One centre: what it lacks, its facts, its next seats, and the press that shows it to employees. */
export function CenterPane({ centerId, address, closeTo }: CenterPaneProps) {
  const words = useText(centersText);
  const pick = usePick();
  const { moment } = useMoment();
  const mayChange = useKeepsSupply();
  const found = useCall('OpsCenter', { centerId }, { keepPrevious: false });
  const center = found.data?.center;
  const at = { center: String(centerId) };
  const changed = center?.changedAt && words.changedBy(center.changedBy, moment(center.changedAt));
  return (
    <Pane
      label={words.detail}
      {...{ address, closeTo }}
      title={
        center ? (
          <>
            <span className="min-w-0 wrap-anywhere">{pick(center.name.zh, center.name.en)}</span>
            <Tag tone={STAGE_TONES[center.state]} dot>
              {words.states[center.state]}
            </Tag>
          </>
        ) : (
          words.detail
        )
      }
      note={center && [center.code, changed].filter(Boolean).join(' · ')}
      footer={found.data && mayChange && <MoveButtons {...found.data} />}
    >
      <Block query={found} bare>
        {({ center: shown, findings, days }) => (
          <>
            {shown.state === 'draft' && <Findings centerId={centerId} findings={findings} />}
            <PaneSection
              title={words.basics}
              aside={mayChange && <AppLink to={opsPathTo('/ops/centers/$center/edit', at)}>{words.edit}</AppLink>}
            >
              <CenterFacts center={shown} />
            </PaneSection>
            <PaneSection
              title={words.seats}
              aside={
                <span className="flex flex-wrap justify-end gap-x-3">
                  {shown.state === 'draft' && <span className="text-ink-3">{words.draftSeats}</span>}
                  <AppLink to={opsPathTo('/ops/centers/$center/week', at)}>{words.editWeek}</AppLink>
                </span>
              }
            >
              <SeatBars days={days} />
            </PaneSection>
          </>
        )}
      </Block>
    </Pane>
  );
}
