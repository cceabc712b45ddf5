import { CircleHelp, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { telHref, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { feedbackText } from './text.ts';

interface HotlineCardProps {
  hotline: string;
  hours: string;
  /** Whether the company has feedback to send people to instead. */
  hasFeedback: boolean;
}

/** The number with its hours, and the way to dial it; where there is none, what to do instead. */
export function HotlineCard({ hotline, hours, hasFeedback }: HotlineCardProps) {
  const words = useText(feedbackText);
  if (!hotline) {
    return (
      <Card>
        <EmptyState title={words.noHotline} headingLevel={2}>
          {hasFeedback ? words.noHotlineText : words.askHr}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={words.hotline}>
      <p className="text-l wrap-anywhere">{hotline}</p>
      <p className="mt-1 mb-4 text-label text-ink-2">
        {words.hours} {hours}
      </p>
      <Button
        variant="primary"
        className="whitespace-normal max-md:w-full"
        icon={<Phone aria-hidden="true" size={20} strokeWidth={1.75} />}
        aria-label={words.callNumber(hotline)}
        render={<a href={telHref(hotline)} />}
      >
        {words.call}
      </Button>
    </Card>
  );
}

export function FeedbackCardLink() {
  const words = useText(feedbackText);
  return (
    <WayCard icon={<MessageSquareText aria-hidden="true" size={24} />} title={words.write} text={words.writeText}>
      <Button size="sm" render={<AppLink to={pathTo('/web/feedback')} />}>
        {words.writeGo}
      </Button>
    </WayCard>
  );
}

export function FaqCard() {
  const words = useText(feedbackText);
  return (
    <WayCard icon={<CircleHelp aria-hidden="true" size={24} />} title={words.faq} text={words.faqText}>
      <Button size="sm" render={<AppLink to={pathTo('/web/faq')} />}>
        {words.faqGo}
      </Button>
    </WayCard>
  );
}

function WayCard({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="text-brand-text">{icon}</span>
        <div className="min-w-0 flex-[1_1_10rem]">
          <h2 className="text-s">{title}</h2>
          <p className="text-label text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}
