// The guards of what operators keep of the malls; see mutant-list.mjs.

const MALL = 'server/src/modules/mall';
const PRODUCTS = `${MALL}/ops-products.http.test.ts`;
const STOCK = `${MALL}/ops-stock.http.test.ts`;
const GIFTS = `${MALL}/ops-gifts.http.test.ts`;
const CARDS = 'server/src/modules/cards';
const OPS_CARDS = `${CARDS}/ops-cards.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const mallConsoleMutants = [
  {
    name: 'mall console: nobody’s version is written over',
    file: `${MALL}/ops-products-save.ts`,
    find: "    .where('version', '=', version)\n",
    replace: '',
    test: PRODUCTS,
    proof: 'of many who change the same version at once, one changes it',
  },
  {
    name: 'mall console: what is published has a picture',
    file: `${MALL}/ops-products-save.ts`,
    find: "to === 'published' && found.pictures.length === 0",
    replace: 'found.pictures.length < 0',
    test: PRODUCTS,
    proof: 'is published with a picture, withdrawn and written on again, each for a reason',
  },
  {
    name: 'mall console: a picture is an upload of one’s own',
    file: `${MALL}/ops-products-pictures.ts`,
    find: "if (!fileId) throw new Fault('badInput', { field: 'pictures' });",
    replace: 'if (!fileId) continue;',
    test: PRODUCTS,
    proof: 'is refused by the name of the field: pictures',
  },
  {
    name: 'mall console: employees see only pictures of products',
    file: `${MALL}/ops-products-pictures.ts`,
    find: 'if (!known.has(fileId)) await claimFile(ctx, { fileId, owner: ownerOf(ctx), claimedBy: CLAIM });',
    replace:
      "if (!known.has(fileId)) await ctx.db.updateTable('file').set({ claimed_by: CLAIM, claimed_at: ctx.now() }).where('file_id', '=', fileId).execute();",
    test: PRODUCTS,
    proof: 'is seen by whoever sent it, and by everybody once a product has it',
  },
  {
    name: 'mall console: a category keeps its mall',
    file: `${MALL}/ops-products-categories.ts`,
    find: 'NOT EXISTS (SELECT FROM product p WHERE p.category = c.category)',
    replace: 'true',
    test: PRODUCTS,
    proof: 'is made once, changed, and keeps its mall while there are products in it',
  },
  {
    name: 'mall console: stock never falls below zero, and says so',
    file: `${MALL}/ops-stock-change.ts`,
    find: ' AND on_hand >= ${count}',
    replace: '',
    test: STOCK,
    proof: 'never falls below zero, and is not counted over what was sold since',
  },
  {
    name: 'mall console: a count is held against what was seen',
    file: `${MALL}/ops-stock-change.ts`,
    find: ' AND counted AND on_hand = ${seen}\n',
    replace: '\n',
    test: STOCK,
    proof: 'never falls below zero, and is not counted over what was sold since',
  },
  {
    name: 'mall console: what is received is added to what there is now',
    file: `${MALL}/ops-stock-change.ts`,
    find: 'SET on_hand = product_stock.on_hand + ${count}',
    replace: 'SET on_hand = ${count}',
    test: STOCK,
    proof: 'changed while it is sold: every movement counts, none is lost and none is overwritten',
  },
  {
    name: 'mall console: what is not sold is not told of',
    file: `${MALL}/ops-products-list.ts`,
    find: "AND o.listed AND p.state = 'published')`",
    replace: ')`',
    test: STOCK,
    proof: 'that runs low is told of while it is sold, from as many as one says',
  },
  {
    name: 'mall console: one gift a person and reference',
    file: `${MALL}/ops-gifts-give.ts`,
    find: '`${occasion}/${guid}`',
    replace: '`${occasion}/${guid}${Math.random()}`',
    test: GIFTS,
    proof: 'is given to everybody of a sheet, once under one reference',
  },
  {
    name: 'mall console: who looks through gifts is written down',
    file: `${MALL}/ops-gifts-list.ts`,
    find: 'await recordListRead(ctx, {',
    replace: 'void ({',
    test: GIFTS,
    proof: 'is listed masked, by company and state, and looking is audited',
  },
  {
    name: 'mall cards: money is on cards of the mall and on no other',
    file: `${CARDS}/issue-cards.ts`,
    find: "(batch.purpose === 'mall') !== (batch.valueFen !== undefined)",
    replace: 'false',
    test: OPS_CARDS,
    proof: 'are refused without money, of the mall',
  },
  {
    name: 'mall cards: partly spent money is not given away',
    file: `${CARDS}/gift-card.ts`,
    find: ' AND left_fen IS NOT DISTINCT FROM value_fen',
    replace: '',
    test: OPS_CARDS,
    proof: 'for the mall have money on them, which the wallet tells; partly spent they are neither given away nor back',
  },
  {
    name: 'stock: what is not counted any more does not run out',
    file: 'server/src/modules/mall/stock.ts',
    find: "    .where('counted', '=', true)\n",
    replace: '',
    test: 'server/src/modules/mall/ops-stock.http.test.ts',
    proof: 'stops being counted, with a movement: it cannot run out, until it is counted again',
  },
  {
    name: 'stock: the watch over the last days looks at what moved',
    file: 'server/src/modules/ledger/touched.ts',
    find: 'FROM stock_move WHERE at >= ${since})',
    replace: 'FROM stock_move WHERE at < ${since})',
    test: 'server/src/modules/mall/ops-stock.http.test.ts',
    proof: 'stops being counted, with a movement: it cannot run out, until it is counted again',
  },
];
