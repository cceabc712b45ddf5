declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  class S3rver {
    constructor(options: object);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
  export = S3rver;
}
