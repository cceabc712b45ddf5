import type { Plan } from '#contract/calls/booking';
import type { Person } from '#contract/calls/people';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { personText, relationOf } from '../../../parts/people/person-text.ts';
import { personalText } from './text.ts';

export type Who = 'self' | 'relative';

interface WhoProps {
  /** Marked, not yet acted upon: an arrow key passes over choices (WCAG 3.2.2), the main button goes on. */
  who: Who;
  onWho: (who: Who) => void;
  person: Person;
  people: readonly Person[];
  plan: Plan | undefined;
}

/** Oneself or a family member. Not for companies without relatives. */
export function WhoCard({ who, onWho, person, people, plan }: WhoProps) {
  const words = useText(personalText);
  const says = useText(personText);
  const withRelatives = useCompanyInfo().data?.config.account.relatives ?? true;
  const self = people.find(({ relation }) => relation === 'self');
  if (!withRelatives || !self) return null;
  const relatives = people.filter(({ relation }) => relation !== 'self');
  const isSelf = person.relation === 'self';
  const covers = (own: boolean) => plan?.forWhom.some((relation) => (relation === 'self') === own) ?? true;

  return (
    <Card title={words.whoTitle}>
      <RadioCards
        legend={words.whoTitle}
        hideLegend
        name="who"
        columns={2}
        pairs
        value={who}
        onChange={onWho}
        items={[
          {
            value: 'self',
            title: words.self,
            text: `${self.name} · ${words.employee}`,
            disabledReason: !covers(true) && words.planOnlyFamily,
          },
          {
            value: 'relative',
            title: words.family,
            text: isSelf ? words.familyCount(relatives.length) : `${person.name} · ${relationOf(person, says)}`,
            disabledReason: !covers(false) && words.planOnlySelf,
          },
        ]}
      />
      {!isSelf && who === 'relative' && (
        <div className="mt-3">
          <Button size="sm" render={<AppLink to={pathTo('/web/relative')} />}>
            {words.changeRelative}
          </Button>
        </div>
      )}
    </Card>
  );
}
