import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useMayWrite } from './EditorPane.tsx';
import { FaqView } from './FaqView.tsx';
import { STATES, VIEWS } from './choices.ts';
import { NewsView } from './NewsView.tsx';
import { PrivacyView } from './PrivacyView.tsx';
import { contentText } from './text.ts';

const KEYS = { view: oneOf(VIEWS), q: text, state: oneOf(STATES), page: pageNumber, item: text };

/** /ops/content: what everybody may read, by kind; support and administrators read, the content role writes. */
export function ContentPage() {
  const words = useText(contentText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const mayWrite = useMayWrite();
  const { view } = state;
  const add = { news: words.addNews, faq: words.addFaq, privacy: words.addText }[view];
  const View = { news: NewsView, faq: FaqView, privacy: PrivacyView }[view];
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          mayWrite && (
            <AppLink to={pathWith({ item: 'new' })} className={buttonClass({ variant: 'primary' })}>
              {add}
            </AppLink>
          )
        }
      >
        {words.title}
      </PageTitle>
      <Tabs
        label={words.viewsLabel}
        current={view}
        className="mb-4"
        items={VIEWS.map((key) => ({
          key,
          label: words.views[key],
          link: <AppLink to={pathWith({ view: key, q: '', state: 'all', page: 1, item: '' })} />,
        }))}
      />
      <View state={state} change={change} pathWith={pathWith} />
    </>
  );
}
