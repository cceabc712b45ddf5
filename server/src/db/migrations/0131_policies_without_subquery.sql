-- A policy names the company by a plain comparison, so that a divided database can send a query to one of its parts. Where the
-- query names the company too, PostgreSQL still asks once per statement and not once per row.
CREATE OR REPLACE FUNCTION app.protect(target regclass, grants text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY company ON %s TO portal_app USING (company_id = app.cid()) WITH CHECK (company_id = app.cid())', target);
  EXECUTE format('GRANT %s ON %s TO portal_app', grants, target);
END $$;

DO $$
DECLARE
  target regclass;
BEGIN
  FOR target IN SELECT polrelid::regclass FROM pg_policy WHERE polname = 'company' LOOP
    EXECUTE format('ALTER POLICY company ON %s USING (company_id = app.cid()) WITH CHECK (company_id = app.cid())', target);
  END LOOP;
END $$;
