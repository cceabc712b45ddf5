import { Eye } from 'lucide-react';
import { endPreview } from '../../api/end-preview.ts';
import { formatDay, useLocale, usePick, useText, type Texts } from '../../platform/locale.ts';
import { clockTime } from '../../platform/dates.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';

const zh = {
  preview: '预览',
  only: '只能查看，不会保存任何内容',
  draft: '未发布的草稿',
  live: '线上设置',
  who: (employeeClass: number, employeeType: number) => `员工级别 ${employeeClass}，类型 ${employeeType}`,
  until: (time: string) => `${time} 结束`,
  end: '结束预览',
};
const texts: Texts<typeof zh> = {
  zh,
  en: {
    preview: 'Preview',
    only: 'to look at only; nothing is saved',
    draft: 'unpublished draft',
    live: 'live settings',
    who: (employeeClass, employeeType) => `class ${employeeClass}, type ${employeeType}`,
    until: (time) => `ends at ${time}`,
    end: 'End preview',
  },
};

/** On every page of a preview, however far it is scrolled: it must not be taken for an employee's own. */
export function PreviewBar() {
  const look = useSession((data) => data.look);
  const words = useText(texts);
  const language = useLocale();
  const pick = usePick();
  if (!look) return null;
  const said = [
    pick(look.company.zh, look.company.en),
    words.who(look.employeeClass, look.employeeType),
    formatDay(look.day, language),
    look.isDraft ? words.draft : words.live,
    words.until(clockTime(Date.parse(look.endsAt))),
  ];
  return (
    <aside
      aria-label={words.preview}
      className="sticky top-0 z-30 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 bg-ink px-4 py-1.5 text-c text-white"
    >
      <b className="flex items-center gap-2">
        <Eye aria-hidden="true" size={18} strokeWidth={1.75} />
        {words.preview}
      </b>
      <span className="min-w-0 flex-1 max-md:order-last max-md:basis-full">
        {said.join(' · ')}
        <span className="max-md:sr-only"> · {words.only}</span>
      </span>
      <Button size="sm" className="max-md:ml-auto" onClick={() => void endPreview()}>
        {words.end}
      </Button>
    </aside>
  );
}
