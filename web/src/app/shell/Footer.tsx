import { AppLink } from '../../platform/AppLink.tsx';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { privacyPath } from '../../platform/privacy-path.ts';
import { useIsWide } from '../../ui/layout/wide.ts';
import { appText } from '../../platform/text.ts';

/** On wide screens; phones have the bottom bar instead. */
export function Footer() {
  const words = useText(appText);
  const link = 'tap-44 text-ink-2';
  const config = useCompanyInfo().data?.config;
  const service = config?.account.customerService ?? true;
  if (!useIsWide()) return null;
  return (
    <footer className="border-t border-line bg-white py-6 text-c text-ink-3">
      <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-2">
        <span>{words.browsers}</span>
        <div className="flex gap-6">
          <AppLink className={link} to={pathTo('/web/faq')}>
            {words.faq}
          </AppLink>
          <AppLink className={link} to={privacyPath(config?.privacyText)}>
            {words.privacy}
          </AppLink>
          {service && (
            <AppLink className={link} to={pathTo('/web/usercenter/recommend')}>
              {words.service}
            </AppLink>
          )}
        </div>
      </div>
    </footer>
  );
}
