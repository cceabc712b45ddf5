import { LocateFixed } from 'lucide-react';
import { usePick, useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { centersText } from './text.ts';
import type { PlaceState, UsedPlace } from './use-place.ts';

const isAsking = ({ kind }: PlaceState): boolean => kind === 'idle' || kind === 'asking';

/**
 * Where distances are counted from, or, when the browser does not know, the question where one is. It is as high in
 * every state: the answer comes when a finger may already be on its way to the list below.
 */
export function PlaceNote({ place }: { place: UsedPlace }) {
  const words = useText(centersText);
  const { state } = place;
  const failed = state.kind === 'failed';
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-2 rounded-control border py-1 pr-2 pl-1 text-c text-n-700',
        failed ? 'border-warn-line bg-warn-bg' : 'border-line bg-n-25',
      )}
    >
      <IconButton label={words.tryAgain} onClick={place.ask}>
        {isAsking(state) ? (
          <Spinner />
        ) : (
          <LocateFixed
            aria-hidden="true"
            className={cx(failed ? 'text-warn-mark' : 'text-brand-text')}
            size={20}
            strokeWidth={1.75}
          />
        )}
      </IconButton>
      <PlaceStatus state={state} />
    </div>
  );
}

/** The longest of its sentences lies unseen behind the one that is said, so that every one of them has room. */
function PlaceStatus({ state }: { state: PlaceState }) {
  const words = useText(centersText);
  const pick = usePick();
  const text = () => {
    if (state.kind === 'failed') return words.geoFailed;
    if (state.kind === 'found') return words.located;
    return state.kind === 'chosen' ? words.placed(pick(state.district.zh, state.district.en)) : words.locating;
  };
  return (
    <p
      role="status"
      data-room={words.geoFailed}
      className="grid min-w-24 flex-1 items-center after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-room)]"
    >
      <span className="col-start-1 row-start-1">{text()}</span>
    </p>
  );
}
