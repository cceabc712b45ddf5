import type { opsCenters } from '#contract/ops/centers';
import type { opsCities } from '#contract/ops/cities';
import type { Handlers } from '../../http/handlers.ts';
import { listChains, saveChain } from './chains.ts';
import { listCities, removeCity, saveCity } from './cities.ts';
import { listCenters } from './list-centers.ts';
import { close, publish } from './move-center.ts';
import { readCenter } from './read-center.ts';
import { saveCenter } from './save-center.ts';
import { saveWeek, tryWeek } from './week.ts';

export const supplyCalls: Handlers<typeof opsCities & typeof opsCenters> = {
  OpsCities: listCities,
  OpsCitySave: saveCity,
  OpsCityRemove: removeCity,
  OpsChains: listChains,
  OpsChainSave: saveChain,
  OpsCenters: listCenters,
  OpsCenter: readCenter,
  OpsCenterSave: saveCenter,
  OpsCenterPublish: publish,
  OpsCenterClose: close,
  OpsCenterWeekTry: tryWeek,
  OpsCenterWeekSave: saveWeek,
};
