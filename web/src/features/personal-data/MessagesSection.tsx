import { useCall, useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { privacyText } from './text.ts';

/** Which messages a person wants; those about an order of theirs are always sent. */
export function MessagesSection() {
  const { messages: words } = useText(privacyText);
  const query = useCall('MyMessagePreferences', {}, { fresh: true });
  const saving = useSubmit('SaveMessagePreferences');
  const save = (hrReminders: boolean) =>
    saving.mutate({ hrReminders }, { onSuccess: () => toast(hrReminders ? words.on : words.off) });
  return (
    <Card title={words.title}>
      <Block query={query} bare placeholder={<Skeleton className="h-12" shape="block" />}>
        {({ hrReminders }) => (
          <Switch
            label={words.reminders}
            text={words.text}
            checked={saving.isPending ? saving.variables.hrReminders : hrReminders}
            onChange={(event) => save(event.target.checked)}
          />
        )}
      </Block>
    </Card>
  );
}
