import type { mallPictures } from '#contract/calls/mall-pictures';
import type { opsMallGifts } from '#contract/ops/mall-gifts';
import type { opsMallProducts } from '#contract/ops/mall-products';
import type { opsMallStock } from '#contract/ops/mall-stock';
import type { OperatorCtx } from '../../../ctx.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { clinicCities } from '../catalogue/clinics.ts';
import { giveGifts } from './gifts-give.ts';
import { listGifts } from './gifts-list.ts';
import { listCategories, saveCategory } from './products-categories.ts';
import { listProducts } from './products-list.ts';
import { saveOffer } from './products-offers.ts';
import { openOpsPicture, openPicture, uploadPicture } from './products-pictures.ts';
import { readProduct } from './products-read.ts';
import { moveProduct, saveProduct } from './products-save.ts';
import { changeStock, setLowAt } from './stock-change.ts';
import { stockFile } from './stock-file.ts';
import { listStock, lowStock } from './stock-list.ts';
import { listMoves } from './stock-moves.ts';
import { forgetShelves } from '../catalogue/shelf.ts';

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
