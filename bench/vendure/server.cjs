// Vendure as its packages are, with one product, one free way of shipping and its own test method of paying. It runs in a
// folder of its own, where the measure has installed it; the portal never depends on it.
process.env.NODE_ENV ??= 'production';
const { randomUUID } = require('node:crypto');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const [home, databaseUrl, csv] = process.argv.slice(2);
const from = createRequire(join(home, 'package.json'));
const core = from('@vendure/core');
const { populate } = from('@vendure/core/cli');
const { hostname, port, pathname, username, password } = new URL(databaseUrl);

const config = core.mergeConfig(core.defaultConfig, {
  apiOptions: { port: 0, hostname: '127.0.0.1', shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    // one of the defaults would not start in production
    superadminCredentials: { identifier: 'stand', password: randomUUID() },
    cookieOptions: { secret: randomUUID() },
  },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  dbConnectionOptions: {
    type: 'postgres',
    host: hostname,
    port: Number(port),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    synchronize: true,
    logging: false,
    extra: { max: 8 },
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: home },
  plugins: [core.DefaultJobQueuePlugin.init({ pollInterval: 5_000 })],
});

const initialData = {
  defaultLanguage: core.LanguageCode.en,
  countries: [{ name: 'China', code: 'CN', zone: 'Asia' }],
  defaultZone: 'Asia',
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [{ name: 'Free', price: 0 }],
  paymentMethods: [
    {
      name: 'test',
      handler: { code: core.dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

async function main() {
  const app = await populate(() => core.bootstrap(config), initialData, csv);
  console.log(`listening on ${app.getHttpServer().address().port}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
