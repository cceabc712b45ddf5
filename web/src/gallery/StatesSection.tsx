import { useState } from 'react';
import { NoCentreArt } from '../ui/art/NoCentreArt.tsx';
import { NotFoundArt } from '../ui/art/NotFoundArt.tsx';
import { WaitArt } from '../ui/art/WaitArt.tsx';
import { BlockError } from '../ui/feedback/BlockError.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { useDelayedLoading } from '../ui/overlay/delayed-loading.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ResultPage, type ResultTone } from '../ui/feedback/ResultPage.tsx';
import { SkeletonList } from '../ui/feedback/Skeleton.tsx';
import type { GalleryText } from './text.ts';

const RESULTS: ResultTone[] = ['ok', 'pending', 'bad'];

export function StatesSection({ text }: { text: GalleryText }) {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 2000);
  };
  const home = <Button size="sm">{text.backHome}</Button>;
  return (
    <>
      <Card title={text.sections.states} className="g-wide">
        <div className="g-two g-three">
          <div className="g-box">
            <EmptyState
              title={text.emptyTitle}
              actions={
                <Button variant="primary" size="sm">
                  {text.book}
                </Button>
              }
            >
              {text.emptyText}
            </EmptyState>
          </div>
          <div className="g-box">
            <EmptyState
              art={<NoCentreArt />}
              title={text.noCentreTitle}
              actions={
                <>
                  <Button size="sm">{text.changeCity}</Button>
                  <Button variant="brand" size="sm">
                    {text.claim}
                  </Button>
                </>
              }
            >
              {text.noCentreText}
            </EmptyState>
          </div>
          <div className="g-box">
            <BlockError
              title={text.errorBlockTitle}
              retryLabel={text.reload}
              retryingText={text.reloading}
              retrying={retrying}
              onRetry={retry}
            >
              {text.errorBlockText}
            </BlockError>
          </div>
          <div className="g-box">
            <EmptyState art={<WaitArt />} title={text.waitTitle} actions={home}>
              {text.waitText}
            </EmptyState>
          </div>
          <div className="g-box">
            <EmptyState art={<NotFoundArt />} title={text.notFoundTitle} actions={home} />
          </div>
          {RESULTS.map((tone) => (
            <div key={tone} className="g-box">
              <ResultPage
                tone={tone}
                headingLevel={3}
                title={text.results[tone]}
                actions={
                  <>
                    <Button size="sm">{text.backHome}</Button>
                    <Button variant="primary" size="sm">
                      {text.view}
                    </Button>
                  </>
                }
              >
                {text.resultFacts}
              </ResultPage>
            </div>
          ))}
        </div>
      </Card>
      <Card title={text.sections.loading} className="g-wide">
        <LoadingStates text={text} />
      </Card>
    </>
  );
}

function LoadingStates({ text }: { text: GalleryText }) {
  const [loading, setLoading] = useState(false);
  const placeholder = useDelayedLoading(loading);
  return (
    <div className="g-stack">
      <SkeletonList label={text.loading} rows={2} />
      <div className="g-row">
        <Button
          onClick={() => {
            setLoading(true);
            setTimeout(() => setLoading(false), 2000);
          }}
        >
          {text.delayed}
        </Button>
      </div>
      {placeholder ? <SkeletonList label={text.loading} rows={1} /> : !loading && <p>{text.ready}</p>}
    </div>
  );
}
