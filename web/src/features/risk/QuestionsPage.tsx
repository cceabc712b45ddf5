import { useState } from 'react';
import { report } from '../../api/account.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { Runner } from '../../parts/questionnaire/Runner.tsx';
import { handInSheet, useSheet, type SheetOf } from '../../parts/questionnaire/use-sheet.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useAddressState } from '../../platform/address-state.ts';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { KEYS, resultPath } from './risk-keys.ts';
import { riskText } from './text.ts';

type Read = ReplyOf<'MyQuestionnaire'>;

/** /web/risk/questions?who=: the person it is about stands above, and can be changed. */
export function QuestionsPage() {
  const words = useText(riskText);
  const pick = usePick();
  const { state } = useAddressState(KEYS);
  const own = useSession((data) => data.identity?.userName ?? '');
  const start = useCall('RiskPeople', {}, { fresh: true });
  const person = start.data?.people.find(({ customerGuid }) => customerGuid === state.who);
  const about = start.data?.about;
  const whom = words.filledBy(state.who ? (person?.name ?? '') : words.self(own));
  return (
    <InnerPage
      title={words.title}
      text={about ? `${whom} ｜ ${pick(about.zh, about.en)}` : whom}
      actions={<Button render={<AppLink to={pathTo('/web/risk')} />}>{words.change}</Button>}
    >
      <p className="mb-2 text-label text-ink-2 md:hidden">{whom}</p>
      <Block query={start} className="" placeholder={<Placeholder />}>
        {({ questionnaireCode }) => (
          <Questions
            key={state.who}
            which={{ questionnaireCode, ...(state.who && { customerGuid: state.who }) }}
            who={state.who}
          />
        )}
      </Block>
    </InnerPage>
  );
}

const Placeholder = () => <Skeleton shape="block" className="h-96" />;

function Questions({ which, who }: { which: SheetOf; who: string }) {
  const sheet = useCall('MyQuestionnaire', which, { fresh: true });
  return (
    <Block query={sheet} className="" placeholder={<Placeholder />}>
      {(read) =>
        read.handedInAt === null ? (
          <FillIn which={which} read={read} who={who} />
        ) : (
          <HandedIn which={which} who={who} onBegun={() => void sheet.refetch()} />
        )
      }
    </Block>
  );
}

/** The page goes on with the first reading: a later one must not take away answers typed since. */
function FillIn({ which, read, who }: { which: SheetOf; read: Read; who: string }) {
  const words = useText(riskText);
  const [first] = useState(read);
  const [busy, setBusy] = useState(false);
  const { sheet, answers, save } = useSheet(which, first);
  const handIn = async (): Promise<void> => {
    setBusy(true);
    try {
      await handInSheet(sheet, which);
      sheet.stop();
      toast(words.handedIn);
      go(resultPath(who), { replace: true });
    } catch (error) {
      await report(error, handIn);
    } finally {
      setBusy(false);
    }
  };
  const leave = () => void sheet.flush().then((isSaved) => isSaved && go(pathTo('/web/risk')));
  return (
    <>
      <BarAction label={words.leave} onPress={leave} />
      <Runner
        {...{ document: first.document, answers, save }}
        onAnswer={sheet.change}
        onHandIn={() => void handIn()}
        handingIn={busy}
        onLeave={leave}
      />
    </>
  );
}

/** Answered already: the result is there, and it can be answered once more from these answers. */
function HandedIn({ which, who, onBegun }: { which: SheetOf; who: string; onBegun: () => void }) {
  const words = useText(riskText);
  const begin = useSubmit('BeginRiskAgain');
  const again = () => begin.mutate(who ? { customerGuid: which.customerGuid } : {}, { onSuccess: onBegun });
  return (
    <Card>
      <EmptyState
        title={words.answered}
        headingLevel={2}
        actions={
          <>
            <Button size="sm" busy={begin.isPending} busyText={words.begin} onClick={again}>
              {words.again}
            </Button>
            <Button size="sm" variant="primary" render={<AppLink to={resultPath(who)} />}>
              {words.result}
            </Button>
          </>
        }
      >
        {words.answeredText}
      </EmptyState>
    </Card>
  );
}
