-- Several payments that are one trade at the provider: its number and its whole amount. Each payment stays the share of one
-- order, is credited and refunded by itself. The first one of them has the same number as out_trade_no.
ALTER TABLE payment ADD COLUMN trade_no text;
ALTER TABLE payment ADD COLUMN trade_fen int;
ALTER TABLE payment ADD CONSTRAINT trade_whole CHECK ((trade_no IS NULL) = (trade_fen IS NULL) AND (trade_fen IS NULL OR trade_fen > amount_fen));
CREATE INDEX payment_by_trade ON payment (trade_no) WHERE trade_no IS NOT NULL;
-- The provider's own number is one per trade; the first payment of a trade stands for it.
DROP INDEX one_transaction;
CREATE UNIQUE INDEX one_transaction ON payment (company_id, provider, transaction_id)
  WHERE trade_no IS NULL OR trade_no = out_trade_no;
