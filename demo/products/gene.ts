import { KIT, productsOf } from './product.ts';
import type { DemoProduct } from './types.ts';

const SALIVA = [
  '采样前 30 分钟请勿进食、饮水、吸烟',
  'Do not eat, drink or smoke for 30 minutes before sampling',
] as const;

export const geneProducts: DemoProduct[] = productsOf('health', 'gene', [
  {
    ...{ id: 201, yuan: 599, points: 400, art: 'gene-box', hue: 'violet', gives: KIT },
    name: ['基因检测 · 用药安全', 'Gene test: medication safety'],
    brief: ['唾液采样，居家邮寄', 'Saliva sample, by post'],
    contents: [
      ['120 种常用药物的代谢与风险', 'How you respond to 120 common medicines'],
      ['采样盒与往返运费', 'Sampling kit and postage both ways'],
      ['药师电话解读一次', 'One call with a pharmacist'],
    ],
    notes: [SALIVA],
  },
  {
    ...{ id: 202, yuan: 1280, points: 900, art: 'gene-ribbon', hue: 'rose', gives: KIT },
    name: ['基因检测 · 肿瘤易感', 'Gene test: cancer susceptibility'],
    brief: ['18 种常见肿瘤遗传风险', 'Inherited risk of 18 common cancers'],
    contents: [
      ['18 种肿瘤、56 个相关基因', '18 cancers, 56 related genes'],
      ['遗传咨询师一对一解读', 'Explained one to one by a genetic counsellor'],
      ['个性化筛查建议', 'Personal advice on screening'],
    ],
    notes: [SALIVA],
  },
  {
    ...{ id: 203, yuan: 499, points: 350, art: 'gene-leaf', hue: 'leaf', gives: KIT },
    name: ['基因检测 · 营养代谢', 'Gene test: nutrition'],
    brief: ['维生素、咖啡因、乳糖等 32 项', '32 traits: vitamins, caffeine, lactose'],
    contents: [
      ['32 项营养与代谢特征', '32 traits of nutrition and metabolism'],
      ['个性化饮食建议', 'Personal advice on diet'],
      ['营养师在线答疑 7 天', 'Seven days of questions to a dietitian'],
    ],
    notes: [SALIVA],
  },
  {
    ...{ id: 204, yuan: 899, points: 640, art: 'gene-heart', hue: 'coral', gives: KIT },
    name: ['基因检测 · 心脑血管', 'Gene test: heart and vessels'],
    brief: ['高血压、房颤、卒中风险评估', 'Risk of high blood pressure, atrial fibrillation and stroke'],
    contents: [
      ['12 种心脑血管疾病遗传风险', 'Inherited risk of 12 heart and vascular diseases'],
      ['他汀类药物反应', 'Response to statins'],
      ['心内科医生报告解读', 'Explained by a cardiologist'],
    ],
    notes: [SALIVA],
  },
  {
    ...{ id: 205, yuan: 199, points: 140, art: 'gene-drop', hue: 'amber', gives: KIT },
    name: ['基因检测 · 酒精代谢', 'Gene test: alcohol metabolism'],
    brief: ['了解自己的酒精代谢能力', 'How well your body handles alcohol'],
    contents: [
      ['ADH1B、ALDH2 两个关键基因', 'The two key genes ADH1B and ALDH2'],
      ['酒精代谢类型与饮酒建议', 'Your type, and advice on drinking'],
      ['电子报告', 'Electronic report'],
    ],
    notes: [SALIVA],
  },
  {
    ...{ id: 206, yuan: 459, points: 320, art: 'gut', hue: 'teal', gives: KIT },
    name: ['肠道菌群检测', 'Gut flora test'],
    brief: ['菌群多样性与饮食建议', 'Diversity of your gut flora, with advice'],
    contents: [
      ['菌群多样性与 60 种关键菌', 'Diversity and 60 key species'],
      ['采样盒与往返运费', 'Sampling kit and postage both ways'],
      ['膳食纤维与益生菌建议', 'Advice on fibre and probiotics'],
    ],
    notes: [['采样前一周内请勿使用抗生素', 'No antibiotics in the week before sampling']],
  },
]);
