-- Since when somebody should look at a payment: its provider has not said for long what became of it.
ALTER TABLE payment ADD COLUMN flagged_at timestamptz;
GRANT UPDATE (flagged_at) ON payment TO portal_app;
CREATE INDEX payment_flagged ON payment (company_id) WHERE flagged_at IS NOT NULL;
