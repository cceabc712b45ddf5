-- The console says of an order what its owner is told: what is owed until when, and the change that waits for its difference.
CREATE POLICY console ON order_change FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, order_id, state, center_id, book_date, book_time, price_fen, company_fen, held_until)
  ON order_change TO portal_console;
GRANT SELECT (self_fen, held_until) ON exam_order TO portal_console;
