import type { health as contract, onlineDoctor } from '#contract/calls/health';
import type { opsHealth } from '#contract/ops/health';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { jumpToDoctor } from './doctor.ts';
import { discardDraft, publishEntry, saveArticle, saveIndicator, showEntry } from './console/edit.ts';
import { listEntries, opsArticle, opsIndicator } from './console/entries.ts';
import { getHealthArticle, getIndexEntry, getIndicator, searchBaike, searchIndicators } from './read-entries.ts';

export { encyclopediaOf, type IndicatorEntry } from './encyclopedia.ts';
export { pinyinOf } from './pinyin.ts';
export { indicatorByCode, searchIndicatorsOf } from './read-entries.ts';

const calls: Handlers<typeof contract & typeof onlineDoctor & typeof opsHealth> = {
  SearchIndicators: searchIndicators,
  GetIndicator: getIndicator,
  SearchBaike: searchBaike,
  GetHealthArticle: getHealthArticle,
  GetIndexEntry: getIndexEntry,
  JumpToHaodf: jumpToDoctor,
  OpsHealthEntries: listEntries,
  OpsIndicator: opsIndicator,
  OpsArticle: opsArticle,
  OpsIndicatorSave: saveIndicator,
  OpsArticleSave: saveArticle,
  OpsEntryPublish: publishEntry,
  OpsEntryDiscard: discardDraft,
  OpsEntryShow: showEntry,
};

export const health = defineModule({ calls });
