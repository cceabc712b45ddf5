import { entry, type FaultEntry } from './entry.ts';

/** The malls as operators keep them */
export const mallConsoleFaults = {
  productChanged: entry(
    -475,
    'retry',
    '{name}刚刚修改过该商品，您看到的已不是最新内容。请重新载入后再修改',
    '{name} has just changed this product, so you are looking at an old version. Reload it and make your change again',
  ),
  productMoveRefused: entry(
    -476,
    'goBack',
    '商品当前的状态不能这样操作，请重新载入',
    'The product’s state does not allow this. Please reload it',
  ),
  productIncomplete: entry(
    -477,
    'fixInput',
    '发布前请至少添加一张图片并保存',
    'Add at least one picture and save it before it is published',
  ),
  categoryTaken: entry(
    -478,
    'fixInput',
    '已有同名的分类代码，请换一个',
    'There is a category of this code already. Please choose another',
  ),
  categoryInUse: entry(
    -479,
    'goBack',
    '该分类下还有商品，不能改到另一个商城。请新建分类',
    'There are products in this category, so it stays in its mall. Please make a new one',
  ),
  offerRoleTaken: entry(
    -480,
    'fixInput',
    '该企业已有一件商品担任此角色，请先在那件商品上取消',
    'The company has another product in this role. Take the role from that one first',
  ),
  offerMissing: entry(
    -481,
    'goBack',
    '该企业尚未上架此商品，请先设置企业供应',
    'This company does not offer the product yet. Please add the offer first',
  ),
  stockChanged: entry(
    -482,
    'fixInput',
    '盘点期间库存已变为 {onHand}，请核对后重新填写',
    'There are {onHand} on record now: something was sold or moved while you counted. Check it and enter the count again',
  ),
  stockShort: entry(
    -483,
    'fixInput',
    '现有库存只有 {onHand}，不能减少 {count}',
    'There are only {onHand}, so {count} cannot be taken away',
  ),
  stockTooMuch: entry(
    -484,
    'fixInput',
    '库存不能超过 {most}，请核对数量',
    'There cannot be more than {most}. Please check the number',
  ),
  cardValueNeeded: entry(
    -485,
    'fixInput',
    '商城卡须填写面值，次数为 1；其他卡没有面值',
    'A card for the mall needs an amount and one use; other cards have no amount',
  ),
} satisfies Record<string, FaultEntry>;
