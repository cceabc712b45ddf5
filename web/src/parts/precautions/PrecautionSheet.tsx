import { useCall } from '../../api/use-call.ts';
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { Block } from '../page/Block.tsx';
import { appText } from '../../platform/text.ts';

/** Preparations before and on the day, of the centre and the company. */
export function PrecautionSheet(props: { open: boolean; centerId: number; onClose: () => void }) {
  const words = useText(appText);
  const pick = usePick();
  const query = useCall('ExamPrecaution', { id: props.centerId }, { enabled: props.open });
  return (
    <BottomSheet open={props.open} onClose={props.onClose} title={words.precautions} closeLabel={words.close}>
      <Block query={query} bare placeholder={<SkeletonList label={words.precautions} />}>
        {({ paragraphs }) => (
          <div className="grid max-w-measure gap-4 text-read">
            {paragraphs.map(({ title, text }) => (
              <section key={title.zh}>
                <h3 className="text-s">{pick(title.zh, title.en)}</h3>
                <p className="mt-1 whitespace-pre-line">{pick(text.zh, text.en)}</p>
              </section>
            ))}
          </div>
        )}
      </Block>
    </BottomSheet>
  );
}
