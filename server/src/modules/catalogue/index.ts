import type { opsItems } from '#contract/ops/items';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { installPack, lookAtPack } from './install-items.ts';
import { listItems, readItem } from './list-items.ts';
import { retireItem, saveItem } from './save-item.ts';

export { addMissingItems } from './install-items.ts';
export { readItemPack, type PackItem } from './item-pack.ts';

const calls: Handlers<typeof opsItems> = {
  OpsItems: listItems,
  OpsItem: readItem,
  OpsItemSave: saveItem,
  OpsItemRetire: retireItem,
  OpsItemPack: lookAtPack,
  OpsItemPackInstall: installPack,
};

/** Everything that is sold at a centre: items now, and the packages made of them. */
export const catalogue = defineModule({ calls });
