import type { PayMethod } from '#contract/calls/payment';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../platform/locale.ts';
import { WeChatMark } from '../../ui/art/WeChatMark.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import type { WechatWay } from './pay-rules.ts';
import type { Payee } from './payee.ts';
import { payText } from './text.ts';

interface MethodsProps {
  info: Payee;
  value: PayMethod | undefined;
  onChange: (method: PayMethod) => void;
  way: WechatWay;
}

/** Which way to pay; a company may offer one only. */
export function PayMethods({ info, value, onChange, way }: MethodsProps) {
  const words = useText(payText);
  const texts = { scan: words.scan, leave: words.jump, inApp: words.inApp };
  const marks: Record<PayMethod, ReactNode> = {
    wechat: (
      <Mark className="bg-[#07893f]">
        <WeChatMark size={24} color="#fff" />
      </Mark>
    ),
    guanaitong: (
      <Mark className="bg-[#2e63b1]">
        <CreditCard aria-hidden="true" size={24} strokeWidth={1.75} />
      </Mark>
    ),
  };
  return (
    <RadioCards
      legend={words.choose}
      hideLegend
      name="pay-method"
      value={value}
      onChange={onChange}
      items={info.methods.map((method) => ({
        value: method,
        title: words.methods[method],
        text: method === 'wechat' ? texts[way] : words.benefit,
        mark: marks[method],
      }))}
    />
  );
}

const Mark = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`grid size-10 flex-none place-items-center rounded-[10px] text-white ${className}`}>{children}</span>
);

interface LeaveProps {
  text: string;
  /** The page's main button; once it was pressed, what comes of it is. */
  main: boolean;
  onGo: () => void;
  children: ReactNode;
}

/** On a wide screen, where there is no code to scan. */
export function LeavePanel({ text, main, onGo, children }: LeaveProps) {
  return (
    <div className="rounded-card border border-line p-5 text-center">
      <p className="text-label text-ink-2">{text}</p>
      <Button variant={main ? 'primary' : 'secondary'} block className="mt-4" onClick={onGo}>
        {children}
      </Button>
    </div>
  );
}
