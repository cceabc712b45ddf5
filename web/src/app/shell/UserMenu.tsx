import { ChevronDown } from 'lucide-react';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useVisitedFace } from '../../platform/face.ts';
import { useText } from '../../platform/locale.ts';
import { loginPath } from '../../platform/login-path.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession, type Identity } from '../../platform/session.ts';
import { appText } from '../../platform/text.ts';
import { useAccountEntries } from '../../parts/account/account-entries.tsx';

/**
 * The name with its menu; one company shows the way back to its partner instead, beside the plain way to the personal
 * centre.
 */
export function UserMenu() {
  const words = useText(appText);
  const identity = useSession((data) => data.identity);
  const last = useSession((data) => data.lastCompany);
  const visited = useVisitedFace();
  const { partner, entries } = useAccountEntries();
  if (!identity) {
    return (
      <AppLink to={loginPath(visited ?? last)} className="text-inherit">
        {words.logIn}
      </AppLink>
    );
  }
  if (partner) {
    return (
      <>
        <AppLink
          to={pathTo('/web/usercenter')}
          aria-label={words.userCentre(identity.userName)}
          className="tap-44 flex items-center gap-2 text-inherit no-underline hover:no-underline"
        >
          <Name identity={identity} />
        </AppLink>
        <a href={partner.url} className="text-inherit" rel="noreferrer">
          {partner.label}
        </a>
      </>
    );
  }
  const trigger = (
    <>
      <Name identity={identity} />
      <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
    </>
  );
  return <Menu label={words.userMenu(identity.userName)} trigger={trigger} items={entries} />;
}

function Name({ identity }: { identity: Identity }) {
  return (
    <>
      <span
        aria-hidden="true"
        // drawn, not written: it is no part of the name that is seen (WCAG 2.5.3)
        data-initial={[...identity.userName][0]?.toUpperCase()}
        className="grid before:content-[attr(data-initial)] size-8 flex-none place-items-center rounded-full bg-brand-50 text-label font-semibold text-brand-text edge-brand-200"
      />
      <span className="max-w-40 truncate">{identity.userName}</span>
    </>
  );
}
