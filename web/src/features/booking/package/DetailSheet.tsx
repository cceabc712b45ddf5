import { useCall } from '../../../api/use-call.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { cx } from '../../../ui/cx.ts';
import { BottomSheet } from '../../../ui/overlay/BottomSheet.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ExtraRules } from './ExtraRules.tsx';
import type { Offer } from './selection.ts';
import { packageText } from './text.ts';

export interface Detail {
  id: number;
  isExtra: boolean;
  name: string;
}

interface DetailSheetProps {
  offer: Offer;
  detail: Detail | undefined;
  onClose: () => void;
}

/** Every item of a package or add-on and what it is for; of an add-on also what goes with it. */
export function DetailSheet({ offer, detail, onClose }: DetailSheetProps) {
  const words = useText(packageText);
  return (
    <BottomSheet open={detail !== undefined} onClose={onClose} title={detail?.name} closeLabel={words.close}>
      {detail && <Items key={`${detail.id} ${detail.isExtra}`} offer={offer} detail={detail} />}
    </BottomSheet>
  );
}

function Items({ offer, detail: { id, isExtra } }: { offer: Offer; detail: Detail }) {
  const words = useText(packageText);
  const pick = usePick();
  const items = useCall('ExamSetDetail', { id, isExtra });
  const extra = isExtra ? offer.extras.find((one) => one.id === id) : undefined;
  return (
    <Block query={items} placeholder={<Lines />} bare>
      {({ examSetDetail }) => (
        <div className="grid gap-5">
          <p className="text-ink-2">{pick(examSetDetail.summary.zh, examSetDetail.summary.en)}</p>
          {examSetDetail.groups.map((group) => (
            <section key={group.name.zh}>
              {/* an add-on has one group, named as the sheet is already */}
              <h3 className="text-s">{isExtra ? words.examined : pick(group.name.zh, group.name.en)}</h3>
              <dl className="mt-1 divide-y divide-line">
                {group.items.map((item) => (
                  <div key={item.name.zh} className="py-2">
                    {/* an add-on of one item is that item */}
                    <dt className={cx(item.name.zh === examSetDetail.name.zh && 'sr-only')}>
                      {pick(item.name.zh, item.name.en)}
                    </dt>
                    <dd className="text-c text-ink-2">{pick(item.meaning.zh, item.meaning.en)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {extra && <ExtraRules offer={offer} extra={extra} />}
        </div>
      )}
    </Block>
  );
}

function Lines() {
  return (
    <div className="grid gap-3">
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} className="h-10 w-full" />
      ))}
    </div>
  );
}
