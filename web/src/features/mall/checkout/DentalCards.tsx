import { useCall } from '../../../api/use-call.ts';
import { useText } from '../../../platform/locale.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { pathTo } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import { Tooth } from '../../../ui/art/icons.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Block } from '../../../parts/page/Block.tsx';
import { mallText } from '../text.ts';

/** How many uses of dental cards there are, before a product is chosen. */
export function DentalCards() {
  const words = useText(mallText);
  const customerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('GetTeethCardCount', { customerGuid }, { renewed: true });
  const cards = <AppLink to={pathTo('/web/usercenter/cardList')}>{words.toCards}</AppLink>;
  return (
    <div className="mb-3 md:mb-4">
      <Block query={query} placeholder={<Skeleton shape="block" className="h-16 w-full" />} className="">
        {({ count, reason }) =>
          count > 0 ? (
            <Alert tone="ok" icon={Tooth} title={words.dentalCards(count)} action={cards}>
              {words.dentalCardsText}
            </Alert>
          ) : (
            <Alert tone="warn" icon={Tooth} title={reason?.text ?? words.noDental} action={cards}>
              {words.noDentalText}
            </Alert>
          )
        }
      </Block>
    </div>
  );
}
