-- The console says of an order of a mall how far its refund has come.
CREATE POLICY console ON payment FOR SELECT TO portal_console USING (true);
CREATE POLICY console ON refund FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, payment_id, subject, subject_id) ON payment TO portal_console;
GRANT SELECT (company_id, payment_id, state, amount_fen) ON refund TO portal_console;
