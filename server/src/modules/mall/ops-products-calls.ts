import type { mallPictures } from '#contract/mall-pictures';
import type { opsMallGifts } from '#contract/ops/mall-gifts';
import type { opsMallProducts } from '#contract/ops/mall-products';
import type { opsMallStock } from '#contract/ops/mall-stock';
import type { OperatorCtx } from '../../ctx.ts';
import type { Handlers } from '../../http/handlers.ts';
import { clinicCities } from './clinics.ts';
import { giveGifts } from './ops-gifts-give.ts';
import { listGifts } from './ops-gifts-list.ts';
import { listCategories, saveCategory } from './ops-products-categories.ts';
import { listProducts } from './ops-products-list.ts';
import { saveOffer } from './ops-products-offers.ts';
import { openOpsPicture, openPicture, uploadPicture } from './ops-products-pictures.ts';
import { readProduct } from './ops-products-read.ts';
import { moveProduct, saveProduct } from './ops-products-save.ts';
import { changeStock, setLowAt } from './ops-stock-change.ts';
import { stockFile } from './ops-stock-file.ts';
import { listStock, lowStock } from './ops-stock-list.ts';
import { listMoves } from './ops-stock-moves.ts';
import { forgetShelves } from './shelf.ts';

/** The keepers of the malls see a change in them at once. */
const thenShown =
  <I, O>(change: (ctx: OperatorCtx, input: I) => Promise<O>) =>
  async (ctx: OperatorCtx, input: I): Promise<O> => {
    const done = await change(ctx, input);
    forgetShelves(ctx.portal);
    return done;
  };

type Calls = typeof opsMallProducts & typeof opsMallStock & typeof opsMallGifts & typeof mallPictures;

export const opsProductCalls: Handlers<Calls> = {
  OpsProducts: listProducts,
  OpsProduct: readProduct,
  OpsProductSave: thenShown(saveProduct),
  OpsProductState: thenShown(moveProduct),
  OpsPictureUpload: (ctx, _input, file) => uploadPicture(ctx, file),
  OpsPicture: openOpsPicture,
  OpsClinicCities: clinicCities,
  OpsCategories: listCategories,
  OpsCategorySave: thenShown(saveCategory),
  OpsOfferSave: thenShown(saveOffer),
  OpsStock: listStock,
  OpsStockMoves: listMoves,
  OpsStockChange: thenShown(changeStock),
  OpsStockLowAt: setLowAt,
  OpsLowStock: lowStock,
  OpsStockFile: stockFile,
  OpsMallGifts: listGifts,
  OpsMallGiftGive: giveGifts,
  ProductPicture: openPicture,
};
