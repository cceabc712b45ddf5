import type { HeldService } from '#contract/calls/services';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { dayRange } from '../../platform/dates.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { destinationOf } from '../../platform/paths.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RevealCode } from './RevealCode.tsx';
import { servicesText } from './text.ts';

const TONE: Record<HeldService['state'], TagTone> = {
  active: 'ok',
  expiring: 'warn',
  notYet: 'info',
  over: 'mute',
  ended: 'mute',
};

export function HeldCard({ held, userGuid }: { held: HeldService; userGuid: string }) {
  const words = useText(servicesText);
  const language = useLocale();
  const pick = usePick();
  const name = pick(held.name.zh, held.name.en);
  const about = pick(held.about.zh, held.about.en);
  const isUsable = held.state === 'active' || held.state === 'expiring';
  const destination = destinationOf(held.url);
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4 md:p-6">
      <div className="min-w-50 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-s">
          {name}
          <Tag tone={TONE[held.state]} dot>
            {words.states[held.state]}
          </Tag>
        </h2>
        {about && <p className="mt-1 text-label text-ink-2">{about}</p>}
        {held.forName && <p className="mt-1 text-label text-ink-2">{words.usedBy(held.forName)}</p>}
        <p className="mt-1 text-c text-ink-3">{words.term(dayRange(held.from, held.to, language))}</p>
      </div>
      {isUsable && held.useKind === 'code' && <RevealCode serviceId={held.serviceId} name={name} userGuid={userGuid} />}
      {isUsable && destination.kind !== 'nowhere' && (
        <Button
          variant="primary"
          className="max-md:w-full"
          aria-label={words.labelFor(words.use[held.useKind], name)}
          render={<DestinationLink destination={destination} />}
        >
          {words.use[held.useKind]}
        </Button>
      )}
    </article>
  );
}
