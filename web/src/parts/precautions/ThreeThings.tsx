import { IdCard, Moon, UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Block } from '../page/Block.tsx';
import { PrecautionSheet } from './PrecautionSheet.tsx';
import { threeText } from './text.ts';

const ICONS = { fasting: UtensilsCrossed, papers: IdCard, light: Moon };

/** The things not to forget before the day; the rest is one press away. */
export function ThreeThings({ centerId }: { centerId: number }) {
  const words = useText(threeText);
  const pick = usePick();
  const query = useCall('ExamPrecaution', { id: centerId });
  const [isReading, setReading] = useState(false);
  return (
    <Card
      title={words.title}
      aside={
        <Button variant="text" size="sm" onClick={() => setReading(true)}>
          {words.more}
        </Button>
      }
    >
      <Block query={query} bare className="" placeholder={<Skeleton className="h-48 w-full" shape="block" />}>
        {({ three }) => (
          <ul className="grid min-h-48 content-start gap-5">
            {three.map(({ kind, title, text }) => {
              const Icon = ICONS[kind];
              return (
                <li key={kind} className="flex items-start gap-4">
                  <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-50 text-brand-text">
                    <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
                  </span>
                  <div className="min-w-0">
                    <p className="font-semibold">{pick(title.zh, title.en)}</p>
                    <p className="mt-0.5 text-c text-ink-2">{pick(text.zh, text.en)}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Block>
      <PrecautionSheet open={isReading} centerId={centerId} onClose={() => setReading(false)} />
    </Card>
  );
}
