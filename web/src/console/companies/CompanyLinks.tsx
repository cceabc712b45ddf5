import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { opsPathTo, opsRoutes } from '../routes.ts';
import { companiesText } from './text.ts';

/** In the order a new company needs them. */
const PAGES = ['/ops/plans', '/ops/rosters', '/ops/home', '/ops/sign-on', '/ops/preview'] as const;

/** Other settings of the same company, on pages of their own. */
export function CompanyLinks({ companyId }: { companyId: number }) {
  const words = useText(companiesText);
  const pick = usePick();
  return (
    <nav aria-label={words.sameCompany} className="flex flex-wrap gap-2">
      {PAGES.map((page) => {
        const { zh, en } = opsRoutes[page].title;
        const to = opsPathTo(page, undefined, { company: String(companyId) });
        return (
          <Button key={page} size="sm" render={<AppLink to={to} />}>
            {pick(zh, en)}
          </Button>
        );
      })}
    </nav>
  );
}
