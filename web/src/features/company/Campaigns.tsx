import type { Campaign } from '#contract/calls/company';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { Failure } from '../../api/failure.ts';
import { DestinationLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { destinationOf } from '../../platform/paths.ts';
import { Block } from '../../parts/page/Block.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Section } from './Section.tsx';
import { homeText } from './text.ts';

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-6';

export function Campaigns({ query }: { query: UseQueryResult<Campaign[], Failure> }) {
  const words = useText(homeText);
  return (
    <Block
      query={query}
      placeholder={
        <div className={`${GRID} mt-6 md:mt-8`}>
          <Skeleton className="aspect-[564/180] w-full rounded-card" />
          <Skeleton className="aspect-[564/180] w-full rounded-card" />
        </div>
      }
    >
      {(campaigns) =>
        campaigns.length > 0 && (
          <Section title={words.campaigns}>
            <ul className={GRID}>
              {campaigns.map((campaign) => (
                <li key={campaign.imageUrl + campaign.targetUrl}>
                  <CampaignCard campaign={campaign} />
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </Block>
  );
}

/** The picture is the ground; its words are ours, so that they can be read, translated and enlarged. */
function CampaignCard({ campaign }: { campaign: Campaign }) {
  const pick = usePick();
  const [title, text, button] = [
    pick(campaign.title, campaign.titleEng),
    pick(campaign.text, campaign.textEng),
    pick(campaign.button, campaign.buttonEng),
  ];
  const destination = destinationOf(campaign.targetUrl);
  const content = (
    <>
      <img
        src={campaign.imageUrl}
        alt=""
        width={564}
        height={180}
        loading="lazy"
        className="absolute inset-0 size-full object-cover object-right"
      />
      <span className="relative flex min-h-29 w-[56%] flex-col justify-center gap-1 py-4 pl-5 md:min-h-44 md:w-[66%] md:pl-9">
        <span className="text-m lg:text-[1.6875rem]/9">{title}</span>
        <span className="text-c text-ink-2 lg:text-[1rem]/6">{text}</span>
        {button && (
          <span className="mt-1 inline-flex items-center gap-0.5 text-c font-semibold md:text-b md:font-semibold">
            {button}
            <ChevronRight aria-hidden="true" size={16} strokeWidth={2} />
          </span>
        )}
      </span>
    </>
  );
  const look =
    'relative block overflow-hidden rounded-card border border-line text-ink no-underline transition-shadow hover:no-underline hover:shadow-2';
  if (destination.kind === 'nowhere') return <div className={look}>{content}</div>;
  return (
    <DestinationLink destination={destination} className={look}>
      {content}
    </DestinationLink>
  );
}
