import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { switchLocale, useCanSwitchLanguage, useLocale, useText } from '../../platform/locale.ts';
import { destinationOf } from '../../platform/paths.ts';
import type { Identity } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';
import { Block } from '../../parts/page/Block.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Carousel } from '../../ui/data/Carousel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { bannersOf } from './ask.ts';
import { slidesOf, SMALL, type Slide } from './banners.ts';
import { homeText } from './text.ts';

const SHAPE = 'aspect-[358/184] min-[750px]:aspect-[1152/320]';

export function Banners({ identity }: { identity: Identity }) {
  const words = useText(homeText);
  const language = useLocale();
  const query = useCall('GetBannerByCode', bannersOf(identity, language));
  return (
    <Block
      query={query}
      className=""
      placeholder={<Skeleton className={`${SHAPE} w-full rounded-card md:rounded-dialog`} />}
    >
      {(banners) =>
        banners.length > 0 && (
          <Carousel
            texts={{
              label: words.banners,
              roleDescription: words.carousel,
              slideRoleDescription: words.slide,
              previous: words.previous,
              next: words.next,
              pause: words.pause,
              play: words.play,
              position: words.position,
            }}
            slides={slidesOf(banners).map((slide, index) => ({
              key: `${index} ${slide.image}`,
              content: <BannerSlide slide={slide} first={index === 0} />,
            }))}
            corner={<LanguagePill />}
          />
        )
      }
    </Block>
  );
}

function BannerSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const picture = (
    <picture>
      {slide.smallImage && <source media={SMALL} srcSet={slide.smallImage} />}
      <img
        src={slide.image}
        alt={slide.title ? '' : slide.alt}
        width={1152}
        height={320}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className={slide.title ? 'absolute inset-0 size-full object-cover' : `${SHAPE} w-full object-cover`}
      />
    </picture>
  );
  if (!slide.title) return <Linked slide={slide}>{picture}</Linked>;
  // The words lie in the flow and the picture under them: enlarged text makes the slide taller, not cut off.
  return (
    <div className="@container h-full">
      <div className="relative flex h-full min-h-[51.4cqw] min-[750px]:min-h-[27.78cqw]">
        {picture}
        <div className="relative flex flex-1 flex-col items-start justify-center gap-1 pt-4 pb-9 pl-5 min-[750px]:gap-[1cqw] min-[750px]:pb-[4cqw] min-[750px]:pl-[max(4rem,6.3cqw)]">
          <p className="max-w-[58%] text-[clamp(1.125rem,3.4cqw,2.5rem)] leading-[1.35] font-semibold text-balance break-keep whitespace-pre-line min-[750px]:max-w-[52%]">
            {slide.title}
          </p>
          {slide.text && (
            <p className="max-w-[54%] text-[clamp(0.8125rem,1.55cqw,1.125rem)] leading-normal text-ink-2">
              {slide.text}
            </p>
          )}
          <SlideButton slide={slide} />
        </div>
      </div>
    </div>
  );
}

function SlideButton({ slide }: { slide: Slide }) {
  const destination = destinationOf(slide.actionUrl);
  if (!slide.button || destination.kind === 'nowhere') return null;
  return (
    <Button
      variant="primary"
      size="sm"
      className="mt-1 lg:min-h-11 lg:px-6 lg:text-control"
      render={<DestinationLink destination={destination} />}
    >
      {slide.button}
    </Button>
  );
}

function Linked({ slide, children }: { slide: Slide; children: ReactNode }) {
  const destination = destinationOf(slide.actionUrl);
  if (destination.kind === 'nowhere') return children;
  return (
    <DestinationLink destination={destination} className="block">
      {children}
    </DestinationLink>
  );
}

/** On the banner, showing the other language's own name. */
function LanguagePill() {
  const app = useText(appText);
  const language = useLocale();
  if (!useCanSwitchLanguage()) return null;
  const other = language === 'en-us' ? 'zh-cn' : 'en-us';
  return (
    <button
      type="button"
      lang={other === 'en-us' ? 'en' : 'zh-CN'}
      onClick={() => switchLocale(other)}
      className="tap-44 flex h-8 items-center gap-1.5 rounded-full bg-white/92 px-3 text-c text-n-700 hover:bg-white"
    >
      <Languages aria-hidden="true" size={16} strokeWidth={1.75} />
      {app.otherLanguage}
    </button>
  );
}
