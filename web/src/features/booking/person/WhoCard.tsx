import type { Plan } from '#contract/booking';
import type { Person } from '#contract/people';
import { report } from '../../../api/account.ts';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { changeDraft, toldAlreadyReserved } from '../flow.ts';
import { personText } from '../../../parts/people/person-text.ts';
import { personalText } from './text.ts';

interface WhoProps {
  person: Person;
  people: readonly Person[];
  plan: Plan | undefined;
}

/** Mock-up 03: oneself or a family member. Not for companies without relatives. */
export function WhoCard({ person, people, plan }: WhoProps) {
  const words = useText(personalText);
  const says = useText(personText);
  const withRelatives = useCompanyInfo().data?.config.account.relatives ?? true;
  const self = people.find(({ relation }) => relation === 'self');
  if (!withRelatives || !self) return null;
  const relatives = people.filter(({ relation }) => relation !== 'self');
  const isSelf = person.relation === 'self';
  const covers = (own: boolean) => plan?.forWhom.some((relation) => (relation === 'self') === own) ?? true;

  async function choose(who: 'self' | 'relative') {
    if (who === 'relative') return go(pathTo('/web/relative'));
    if (!self || !plan) return;
    try {
      if (await toldAlreadyReserved(self.customerGuid, plan.id)) return;
      await changeDraft({ customerGuid: self.customerGuid, customerName: self.name });
    } catch (error) {
      await report(error, () => choose(who));
    }
  }
  return (
    <Card title={words.whoTitle}>
      <RadioCards
        legend={words.whoTitle}
        hideLegend
        name="who"
        columns={2}
        pairs
        value={isSelf ? 'self' : 'relative'}
        onChange={(who) => void choose(who)}
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
            text: isSelf ? words.familyCount(relatives.length) : `${person.name} · ${says.relations[person.relation]}`,
            disabledReason: !covers(false) && words.planOnlySelf,
          },
        ]}
      />
      {!isSelf && (
        <div className="mt-3">
          <Button size="sm" render={<AppLink to={pathTo('/web/relative')} />}>
            {words.changeRelative}
          </Button>
        </div>
      )}
    </Card>
  );
}
