import { expect, it } from 'vitest';
import { placeAt } from './location.ts';

const at = (pathname: string, search = '') => placeAt({ pathname, search });

it('reads the route, its parameters and the search as text', () => {
  expect(at('/v2/login/%E4%BA%91', '?redirect=%2Fweb%2Fhome&n=1')).toEqual({
    route: '/login/$cp',
    pathname: '/login/%E4%BA%91',
    params: { cp: '云' },
    search: { redirect: '/web/home', n: '1' },
  });
  expect(at('/v2/hilton/login')).toMatchObject({ route: '/$cp/login', params: { cp: 'hilton' } });
  expect(at('/v2/WEB/Home/')).toMatchObject({ route: '/web/home', params: {} });
});

it('knows the root of the portal by its pathname', () => {
  expect([at('/v2').pathname, at('/v2/').pathname]).toEqual(['/', '/']);
});

it('is the page that says so for an address in no table', () => {
  for (const path of ['/v2/nowhere', '/v2/web', '/v2/web/home/more', '/v2//web/home'])
    expect(at(path)).toMatchObject({ route: '/web/404', params: {} });
});

it('takes a percent sign that encodes nothing for itself', () => {
  expect(at('/v2/login/50%').params).toEqual({ cp: '50%' });
});
