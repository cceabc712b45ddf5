import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { opsPathTo } from '../routes.ts';
import { Editor } from './Editor.tsx';
import { questionnairesText } from './text.ts';

/** One questionnaire: its questions, their look, and the answers. */
export function QuestionnairePage() {
  const words = useText(questionnairesText);
  const code = useParam('code') ?? '';
  return (
    <>
      <Button
        variant="text"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" size={16} />}
        render={<AppLink to={opsPathTo('/ops/questionnaires')} />}
      >
        {words.back}
      </Button>
      {code === 'new' ? <Editor key="new" /> : <Stored key={code} code={code} />}
    </>
  );
}

/** Typed values belong to the draft they began with; after a save or a reload it begins anew. */
function Stored({ code }: { code: string }) {
  const found = useCall('OpsQuestionnaire', { code });
  const [begun, setBegun] = useState(0);
  return (
    <Block query={found}>
      {(stored) => (
        <Editor
          key={begun}
          stored={stored}
          onReload={() => void found.refetch().then(() => setBegun((times) => times + 1))}
        />
      )}
    </Block>
  );
}
