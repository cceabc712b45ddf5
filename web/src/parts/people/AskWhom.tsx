import { useBranding } from '../../platform/branding.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { identityText } from './identity-text.ts';

/** Whom to ask about the company's data: HR, and the hotline where the company shows one. */
export function AskWhom() {
  const words = useText(identityText);
  const hotline = useBranding()?.hotline;
  return (
    <p className="mt-3 text-c text-ink-2">
      {hotline ? (
        <>
          {words.wrong}{' '}
          <a href={telHref(hotline)} className="underline underline-offset-2">
            {hotline}
          </a>
        </>
      ) : (
        words.wrongNoPhone
      )}
    </p>
  );
}
