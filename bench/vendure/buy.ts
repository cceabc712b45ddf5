import type { Send } from '../stand/jobs.ts';

const HEADERS = { 'content-type': 'application/json' };
const failed = '... on ErrorResult { errorCode message }';

const ADD = `mutation { addItemToOrder(productVariantId: "1", quantity: 1) { __typename ${failed} } }`;

/** Everything after the first in one request, which is the least Vendure needs: the order belongs to a session by then. */
const FINISH = `mutation Finish($email: String!) {
  who: setCustomerForOrder(input: { firstName: "Si", lastName: "Chen", emailAddress: $email }) { __typename ${failed} }
  where: setOrderShippingAddress(input: { fullName: "Chen Si", streetLine1: "Yanping Road 123", city: "Shanghai",
    countryCode: "CN", phoneNumber: "19900000000" }) { __typename ${failed} }
  how: setOrderShippingMethod(shippingMethodId: ["1"]) { __typename ${failed} }
  ready: transitionOrderToState(state: "ArrangingPayment") { __typename ... on ErrorResult { errorCode message } }
  paid: addPaymentToOrder(input: { method: "test", metadata: {} }) { __typename ... on Order { code state } ${failed} }
}`;

/** One product in the cart, an address, the order placed, paid by Vendure's own test method. */
export async function buyFromVendure(send: Send, no: number): Promise<void> {
  const added = await send({ path: '/shop-api', headers: HEADERS, body: JSON.stringify({ query: ADD }) });
  const token = String(added.headers['vendure-auth-token'] ?? '');
  const finished = await send({
    path: '/shop-api',
    headers: { ...HEADERS, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: FINISH, variables: { email: `buyer${no}@shop.example` } }),
  });
  if (!finished.body.includes('PaymentSettled')) throw new Error(`Vendure answered ${finished.body.slice(0, 400)}`);
}
