import type { Bilingual } from '#contract/language';
import type { MallKind } from '#contract/calls/mall-payment';

interface DemoCategory {
  category: string;
  mall: MallKind;
  name: Bilingual;
}

const of = (mall: MallKind, category: string, zh: string, en: string): DemoCategory => ({
  category,
  mall,
  name: { zh, en },
});

/** In the order of the mall's chips; the service mall has others. */
export const CATEGORIES: DemoCategory[] = [
  of('health', 'dental', '口腔', 'Dental'),
  of('health', 'gene', '基因检测', 'Gene tests'),
  of('health', 'vaccine', '疫苗', 'Vaccines'),
  of('health', 'home-monitoring', '居家监测', 'Home monitoring'),
  of('health', 'family', '家庭服务', 'Family services'),
  of('service', 'pocket-doctor', '口袋医生', 'Pocket doctor'),
  of('service', 'consultation', '健康咨询', 'Consultation'),
  of('service', 'check-up', '体检加选', 'Check-up extras'),
  of('service', 'medical', '就医协助', 'Medical assistance'),
];
