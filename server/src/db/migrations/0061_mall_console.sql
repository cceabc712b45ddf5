-- Who changed a product last: told to whoever meanwhile worked on the version before.
ALTER TABLE product ADD COLUMN updated_by text NOT NULL DEFAULT '';

-- The console shows a product's movements of all companies, the newest first, and gifts of all companies.
CREATE INDEX stock_move_by_time ON stock_move (product_id, at);
CREATE POLICY console ON mall_gift FOR SELECT TO portal_console USING (true);
GRANT SELECT ON mall_gift TO portal_console;
CREATE INDEX mall_gift_by_time ON mall_gift (given_at, gift_id);
