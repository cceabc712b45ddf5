import { useQuery } from '@tanstack/react-query';
import { Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { OpsClaimDetail } from '#contract/ops/reimbursement';
import type { Failure } from '../../api/failure.ts';
import { useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { download } from '../api/send.ts';
import { Block } from '../kit/pane/Block.tsx';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { PdfPages } from './PdfPages.tsx';
import { opsClaimsText } from './text.ts';

const WIDTHS = ['w-full', 'w-[150%]', 'w-[200%]', 'w-[300%]'] as const;

/** A paper of the claim, beside the fields typed about it. */
export function FileViewer({ claim }: { claim: OpsClaimDetail }) {
  const words = useText(opsClaimsText);
  const [at, setAt] = useState(claim.files[0]?.fileId ?? '');
  const file = claim.files.find(({ fileId }) => fileId === at) ?? claim.files[0];
  if (!file) return <PaneSection title={words.viewer}>{words.noFiles}</PaneSection>;
  return (
    <PaneSection title={words.viewer} aside={words.audited}>
      <div className="mb-3">
        <Chips
          label={words.viewer}
          value={file.fileId}
          onChange={setAt}
          items={claim.files.map(({ fileId, kind }, index) => ({
            value: fileId,
            label: `${words.kinds[kind]} ${index + 1}`,
          }))}
        />
      </div>
      <Paper key={file.fileId} claim={claim} file={file} />
    </PaneSection>
  );
}

type File = OpsClaimDetail['files'][number];

/** A picture is drawn from its bytes: the page's policy lets no address but the portal's own be shown. */
const asDataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(content);
  });

function Paper({ claim, file }: { claim: OpsClaimDetail; file: File }) {
  const words = useText(opsClaimsText);
  const [zoom, setZoom] = useState(0);
  const size = `${WIDTHS[zoom] ?? WIDTHS[0]} max-w-none`;
  const isPicture = file.mediaType.startsWith('image/');
  const on = { companyId: claim.company.companyId, claimId: claim.claimId, fileId: file.fileId };
  const [saving, setSaving] = useState(false);
  const picture = useQuery<string, Failure>({
    queryKey: ['OpsClaimFile', on],
    queryFn: async () => asDataUrl((await download('OpsClaimFile', on)).content),
    enabled: isPicture,
    staleTime: Infinity,
  });
  const save = async () => {
    setSaving(true);
    await download('OpsClaimFile', on)
      .then(saveFile)
      .finally(() => setSaving(false));
  };
  return (
    <>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a larger paper is scrolled by keys
        tabIndex={0}
        role="group"
        aria-label={file.name}
        className="max-h-120 overflow-auto rounded-control bg-n-100"
      >
        {isPicture ? (
          <Block query={picture} bare>
            {(source) => <img src={source} alt={file.name} className={size} />}
          </Block>
        ) : (
          <PdfPages
            name={file.name}
            fileId={file.fileId}
            file={() => download('OpsClaimFile', on).then(({ content }) => content)}
            className={size}
          />
        )}
      </div>
      <div className="mt-2 flex justify-end gap-2">
        <IconButton label={words.zoomOut} onClick={() => setZoom(Math.max(0, zoom - 1))}>
          <ZoomOut aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={words.zoomIn} onClick={() => setZoom(Math.min(WIDTHS.length - 1, zoom + 1))}>
          <ZoomIn aria-hidden="true" size={18} />
        </IconButton>
        <Button
          size="sm"
          icon={<Download aria-hidden="true" size={16} />}
          aria-label={words.saveOf(file.name)}
          busy={saving}
          busyText={words.loading}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      </div>
    </>
  );
}
