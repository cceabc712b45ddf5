-- Goods may stop being counted: the row and its moves stay, none are left on it, and nothing of it runs out. A node of the
-- version before takes it for sold out, which refuses and never sells too many.
ALTER TABLE product_stock ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE product_stock ADD CONSTRAINT none_where_uncounted CHECK (counted OR on_hand = 0);

ALTER TABLE stock_move DROP CONSTRAINT stock_move_kind_check;
ALTER TABLE stock_move ADD CONSTRAINT stock_move_kind_check
  CHECK (kind IN ('received', 'sold', 'givenBack', 'counted', 'spoiled', 'uncounted'));
ALTER TABLE stock_move DROP CONSTRAINT stock_move_change_check;
ALTER TABLE stock_move ADD CONSTRAINT stock_move_change_check CHECK (change <> 0 OR kind = 'uncounted');

-- The watch over the books finds what moved in the last days by when it happened.
GRANT SELECT (at) ON stock_move TO portal_audit;
GRANT SELECT (given_at) ON mall_gift TO portal_audit;
CREATE INDEX stock_move_at ON stock_move (at);
CREATE INDEX mall_source_given_back ON mall_order_source (given_back_at) WHERE given_back_at IS NOT NULL;
CREATE INDEX mall_gift_given ON mall_gift (given_at);
