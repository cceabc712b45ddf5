import { Navigation, Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CenterArt } from '../art/CenterArt.tsx';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { PhotoSlot } from './PhotoSlot.tsx';
import { Tag } from './Tag.tsx';

export interface CenterCardProps {
  /** The number of its pin on the map. */
  number: number;
  numberLabel: string;
  name: string;
  status: ReactNode;
  photo: string;
  /** The rating and by how many; without stars the words that there is none yet. */
  rating: { label: string; stars?: string; text: string };
  address: string;
  distance?: string | undefined;
  transport: string;
  hours: string;
  tags: readonly string[];
  /** The last line: the earliest day and its seats, or why it cannot be chosen. */
  footer: ReactNode;
  action?: ReactNode;
  selected?: boolean;
  /** Cannot be chosen; stays readable. */
  dimmed?: boolean;
}

/** A place one can choose, numbered as on the map beside it. */
export function CenterCard(props: CenterCardProps) {
  const { number, numberLabel, name, status, photo, selected, dimmed } = props;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'rounded-card border p-4 md:p-5',
        dimmed ? 'border-line bg-n-25' : 'bg-white',
        selected ? 'border-brand-line edge-brand-line' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3 md:gap-4">
        <PhotoSlot
          src={photo}
          alt=""
          art={<CenterArt />}
          className={cx('size-18 flex-none rounded-control md:h-21 md:w-28', dimmed && 'opacity-60 grayscale')}
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
            <h2 id={titleId} className={cx('min-w-0 flex-1 basis-36 text-s', dimmed && 'text-ink-2')}>
              <span
                className={cx(
                  'mr-2 inline-grid size-5.5 place-items-center rounded-full align-[1px] text-c',
                  selected ? 'bg-brand-fill text-on-brand' : dimmed ? 'bg-n-500 text-white' : 'bg-n-900 text-white',
                )}
              >
                <span className="sr-only">{numberLabel}</span>
                <span aria-hidden="true">{number}</span>
              </span>
              {name}
            </h2>
            {status}
          </div>
          <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 gap-y-0.5 text-c text-ink-2">
            <Stars {...props.rating} />
            {props.distance && (
              <span className="flex items-center gap-1 text-ink">
                <Navigation aria-hidden="true" size={14} strokeWidth={1.75} />
                {props.distance}
              </span>
            )}
          </p>
          <p className="mt-0.5 text-c text-ink-2">{props.address}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-c text-ink-3">
            <span>{props.transport}</span>
            <span className="max-md:hidden">{props.hours}</span>
          </p>
          {props.tags.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-1.5">
              {props.tags.map((tag) => (
                <Tag key={tag} tone="line">
                  {tag}
                </Tag>
              ))}
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3 text-label md:mt-4">
        <div className="min-w-0 flex-1 basis-40">{props.footer}</div>
        {props.action}
      </div>
    </article>
  );
}

/** Stars as a figure, and by how many they were given. */
export function Stars({ label, stars, text }: CenterCardProps['rating']) {
  if (!stars) return <span className="text-ink-3">{text}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <Star aria-hidden="true" size={14} strokeWidth={1.75} className="fill-current text-warn-mark" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <b className="text-ink">{stars}</b> {text}
    </span>
  );
}
