import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { today } from '../../platform/clock.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { momentText } from '../../platform/moments.ts';
import { appPath, pathTo } from '../../platform/paths.ts';
import { ResultPage } from '../../ui/feedback/ResultPage.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { questionnaireText } from './text.ts';

/** The end, with the way back to the page that had to wait for it. */
export function Done({ at }: { at: string }) {
  const words = useText(questionnaireText);
  const language = useLocale();
  const back = appPath(useSearchText('back'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <ResultPage
        tone="ok"
        headingLevel={2}
        ref={heading}
        title={words.doneTitle}
        actions={
          <>
            {back && (
              <Button variant="primary" render={<AppLink to={back} />}>
                {words.goOn}
              </Button>
            )}
            <Button render={<AppLink to={pathTo('/web/home')} />}>{words.home}</Button>
          </>
        }
      >
        {words.doneText(momentText(at, language, today()))}
      </ResultPage>
    </Card>
  );
}
