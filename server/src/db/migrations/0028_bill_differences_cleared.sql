-- A difference somebody has cleared up says who did and why, and is not listed again.
ALTER TABLE bill_difference
  ADD COLUMN cleared_at timestamptz,
  ADD COLUMN cleared_by text,
  ADD COLUMN cleared_reason text,
  ADD CONSTRAINT cleared_by_somebody
    CHECK ((cleared_at IS NULL) = (cleared_by IS NULL) AND (cleared_at IS NULL) = (cleared_reason IS NULL));
CREATE INDEX bill_difference_open ON bill_difference (provider, day) WHERE cleared_at IS NULL;

-- Cleared in the house's own transaction, together with its audit: in no company's are there any bills.
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['bill_day', 'bill_difference']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', target);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', target);
    EXECUTE format('CREATE POLICY audit ON %I TO portal_audit USING (true) WITH CHECK (true)', target);
    EXECUTE format('CREATE POLICY house ON %I TO portal_app USING ((SELECT app.cid()) = 0)', target);
    EXECUTE format('GRANT SELECT ON %I TO portal_app', target);
  END LOOP;
END $$;
GRANT UPDATE (cleared_at, cleared_by, cleared_reason) ON bill_difference TO portal_app;
