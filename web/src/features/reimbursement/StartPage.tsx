import type { ReplyOf } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Figures } from '../../ui/data/Figures.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CLAIM_TYPES } from '#contract/values/claims';
import { feesPath, listPath, NEW } from './links.ts';
import { claimsText } from './text.ts';

type Checked = ReplyOf<'ClaimPreCheck'>;

/** /web/reimbursement: whether one may claim, up to how much and with what, before any form. */
export function StartPage() {
  const words = useText(claimsText);
  const query = useCall('ClaimPreCheck', {}, { renewed: true });
  return (
    <InnerPage
      title={words.title}
      narrow
      actions={
        <Button size="sm" render={<AppLink to={listPath()} />}>
          {words.toList}
        </Button>
      }
    >
      <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96 w-full" />}>
        {(checked) => (
          <div className="grid grid-cols-1 gap-3 md:gap-4">
            <Verdict checked={checked} />
            <Figures
              items={[
                {
                  key: 'left',
                  label: words.leftThisYear(checked.terms.year),
                  value: <Price fen={checked.terms.leftFen} />,
                },
                { key: 'limit', label: words.limitOf, value: <Price fen={checked.terms.limitFen} /> },
              ]}
            />
            <Papers checked={checked} />
            <Card title={words.howTitle}>
              <ol className="grid list-decimal gap-1 pl-5">
                {words.how.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </Card>
            <div className="flex flex-wrap justify-end gap-3">
              <Button className="md:hidden" render={<AppLink to={listPath()} />}>
                {words.toList}
              </Button>
              {checked.mayClaim && (
                <Button variant="primary" render={<AppLink to={feesPath(NEW)} />}>
                  {words.add}
                </Button>
              )}
            </div>
          </div>
        )}
      </Block>
    </InnerPage>
  );
}

export function Verdict({ checked }: { checked: Checked }) {
  const words = useText(claimsText);
  const pick = usePick();
  const { mayClaim, because, reason, city, nearest } = checked;
  if (mayClaim)
    return (
      <Alert tone="ok" title={words.mayTitle}>
        {words.because[because](city)}
      </Alert>
    );
  return (
    <Alert
      tone="warn"
      title={words.mayNotTitle}
      action={
        because === 'none' && (
          <Button size="sm" render={<AppLink to={pathTo('/web/home')} />}>
            {words.book}
          </Button>
        )
      }
    >
      <p>{reason?.text}</p>
      {because === 'none' && nearest && <p>{words.nearest(pick(nearest.name.zh, nearest.name.en), nearest.km)}</p>}
    </Alert>
  );
}

function Papers({ checked: { terms } }: { checked: Checked }) {
  const words = useText(claimsText);
  return (
    <Card title={words.documentsTitle}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {CLAIM_TYPES.map((type) => (
          <div key={type}>
            <h3 className="text-s">{words.documentsFor[type]}</h3>
            <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2">
              {terms.documents[type].map((kind) => (
                <li key={kind}>{words.documents[kind]}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-3 text-c text-ink-3">{words.who(terms.radiusKm, terms.withinDays)}</p>
    </Card>
  );
}
