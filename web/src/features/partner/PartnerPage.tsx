import { useEffect, useRef, useState } from 'react';
import { sentence } from '../../api/faults.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useParam, useSearchText } from '../../platform/location.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { session } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { partnerText } from './text.ts';
import { useRelogon, type Handover } from './use-relogon.ts';

/**
 * /web/partner/{cp}: hands the person over to their company's partner by posting a form. Only this document's policy
 * lets a form leave the portal, so links load it anew.
 */
export function PartnerPage() {
  const code = useParam('cp')?.toLowerCase();
  // signing out is part of leaving: who was here when the page came is who it is for
  const [own] = useState(() => session.get().identity?.companyCode);
  const isTheirs = own === code;
  useEffect(() => {
    if (!isTheirs) go(pathTo('/web/home'), { replace: true });
  }, [isTheirs]);
  return isTheirs ? <Leaving /> : null;
}

function Leaving() {
  const words = useText(partnerText);
  const language = useLocale();
  const handover = useRelogon(useSearchText('leave') === '1');
  const failed = handover.state === 'failed' || handover.state === 'notAllowed';
  return (
    <div className="wrap pt-3 md:pt-8">
      <Card className="text-center">
        <h1 tabIndex={-1} className="text-l">
          {failed ? words.failedTitle : words.title}
        </h1>
        <p className="mt-2 mb-5 text-ink-2" role={failed ? 'alert' : 'status'}>
          {handover.state === 'failed'
            ? sentence(handover.failure, language)
            : handover.state === 'notAllowed'
              ? words.notAllowed
              : words.text}
        </p>
        {handover.state === 'ready' && <Post {...handover} />}
        {failed && (
          <Button variant="primary" render={<AppLink to={pathTo('/web/home')} />}>
            {words.home}
          </Button>
        )}
      </Card>
    </div>
  );
}

/** The hidden form; the button is for browsers that do not post by themselves. */
function Post({ action, fields }: Extract<Handover, { state: 'ready' }>) {
  const words = useText(partnerText);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        {words.go}
      </Button>
    </form>
  );
}
