import { useEffect, useRef, useState } from 'react';
import type { PdfDocument } from './use-pdf.ts';

/** As shares of the page, from its upper left corner. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PdfPartProps {
  document: PdfDocument;
  page: number;
  label: string;
  /** The part of the page; absent, all of it. */
  part?: Part;
  /** A frame over it, in shares of the page. */
  mark?: Part | null;
  /** Of a point on paper, in pixels; sharp on screens with small ones. */
  scale?: number;
  failed: string;
  className?: string;
}

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

/** A page or a part of it, drawn. Leaving while it is drawn ends it. */
export function PdfPart({ document, page, label, part = WHOLE, mark, scale = 2, failed, className }: PdfPartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  const { x, y, width, height } = part;
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      const proxy = await document.getPage(page);
      const whole = proxy.getViewport({ scale });
      const target = canvas.current;
      if (!target || isOver) return;
      target.width = Math.ceil(whole.width * width);
      target.height = Math.ceil(whole.height * height);
      const viewport = proxy.getViewport({ scale, offsetX: -whole.width * x, offsetY: -whole.height * y });
      const drawing = proxy.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    };
    setBroken(false);
    draw().catch(() => isOver || setBroken(true));
    return () => {
      isOver = true;
      stop();
    };
  }, [document, page, scale, x, y, width, height]);
  const percent = (share: number): string => `${share * 100}%`;
  if (isBroken) return <p className="p-4 text-center text-c text-ink-2">{failed}</p>;
  return (
    <div className={className}>
      <div className="relative">
        <canvas ref={canvas} role="img" aria-label={label} className="block w-full" />
        {mark && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute rounded-tag border-2 border-warn-mark bg-warn-mark/15"
            style={{
              left: percent((mark.x - x) / width - 0.008),
              top: percent((mark.y - y) / height - 0.004),
              width: percent(mark.width / width + 0.016),
              height: percent(mark.height / height + 0.008),
            }}
          />
        )}
      </div>
    </div>
  );
}
