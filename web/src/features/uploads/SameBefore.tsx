import { dayInShanghai } from '#contract/rules/day';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { confirmPath } from './links.ts';
import { uploadsText } from './text.ts';
import type { Upload } from './use-upload.ts';

/** The very same file was sent in before: nothing is refused, since the first one may be the one that went wrong. */
export function SameBefore({ sameAs }: Pick<Upload, 'sameAs'>) {
  const words = useText(uploadsText);
  const language = useLocale();
  if (!sameAs) return null;
  const day = formatDay(dayInShanghai(new Date(sameAs.createdAt)), language, { weekday: false });
  return (
    <Alert tone="info">
      {words.sameBefore(day)}{' '}
      <AppLink to={confirmPath(sameAs.uploadId)} className="text-brand-text underline underline-offset-2">
        {words.sameOpen}
      </AppLink>
    </Alert>
  );
}
