import { useCall } from '../../../api/use-call.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { BottomSheet } from '../../../ui/overlay/BottomSheet.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { packageText } from './text.ts';

export interface Detail {
  id: number;
  isExtra: boolean;
  name: string;
}

/** Every item of a package or add-on and what it is for. */
export function DetailSheet({ detail, onClose }: { detail: Detail | undefined; onClose: () => void }) {
  const words = useText(packageText);
  return (
    <BottomSheet open={detail !== undefined} onClose={onClose} title={detail?.name} closeLabel={words.close}>
      {detail && <Items key={`${detail.id} ${detail.isExtra}`} detail={detail} />}
    </BottomSheet>
  );
}

function Items({ detail: { id, isExtra } }: { detail: Detail }) {
  const pick = usePick();
  const items = useCall('ExamSetDetail', { id, isExtra });
  return (
    <Block query={items} placeholder={<Lines />} bare>
      {({ examSetDetail }) => (
        <div className="grid gap-5">
          <p className="text-ink-2">{pick(examSetDetail.summary.zh, examSetDetail.summary.en)}</p>
          {examSetDetail.groups.map((group) => (
            <section key={group.name.zh}>
              <h3 className="text-s">{pick(group.name.zh, group.name.en)}</h3>
              <dl className="mt-1 divide-y divide-line">
                {group.items.map((item) => (
                  <div key={item.name.zh} className="py-2">
                    <dt>{pick(item.name.zh, item.name.en)}</dt>
                    <dd className="text-c text-ink-2">{pick(item.meaning.zh, item.meaning.en)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
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
