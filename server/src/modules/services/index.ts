import type { opsServices } from '#contract/ops/services';
import type { services as contract } from '#contract/calls/services';
import { sealedTable } from '../../db/sealed-tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { myServices, ownsService, revealCode } from './own.ts';
import { endByOperator, grantByOperator, listServices } from './console/grants.ts';
import { ownServices } from './personal-data.ts';

export { servicesEnding } from './own.ts';
export { endBought, lastDayOf, shownOf } from './bought.ts';
export { grantService, type NewService, type ServiceUse } from './grant.ts';

const calls: Handlers<typeof contract & typeof opsServices> = {
  MyServices: myServices,
  RevealServiceCode: revealCode,
  OpsServices: listServices,
  OpsServiceGrant: grantByOperator,
  OpsServiceEnd: endByOperator,
};

export const services = defineModule({
  personal: [ownServices],
  sealed: [sealedTable({ table: 'held_service', key: ['service_id'], sealed: ['code'] })],
  calls,
  owns: { service: (ctx, id) => ownsService(ctx, String(id)) },
});
