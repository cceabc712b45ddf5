-- Two roles, neither of which owns anything or can log in; the server enters one of them in every transaction.
--   portal_app   works inside one company: row-level security shows it that company's rows and no others
--   portal_door  works before the company is known: it may resolve a code or a presented session token, no more
DO $$
BEGIN
  CREATE ROLE portal_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$
BEGIN
  CREATE ROLE portal_door NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT portal_app, portal_door TO CURRENT_USER;

CREATE SCHEMA app;
GRANT USAGE ON SCHEMA app TO portal_app, portal_door;

-- The company of this transaction. Absent means an error, never "no rows": a forgotten context must be seen.
CREATE FUNCTION app.cid() RETURNS int LANGUAGE plpgsql STABLE AS $$
DECLARE
  setting text := current_setting('app.company_id', true);
BEGIN
  IF setting IS NULL OR setting = '' THEN
    RAISE EXCEPTION 'app.company_id is not set' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN setting::int;
END $$;

-- The hash of the session token the caller presented, for the door.
CREATE FUNCTION app.presented_token() RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT decode(coalesce(current_setting('app.token_hash', true), ''), 'hex')
$$;

-- Every table with company data calls this once; a test fails for one that did not.
CREATE FUNCTION app.protect(target regclass, grants text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY company ON %s TO portal_app USING (company_id = (SELECT app.cid())) WITH CHECK (company_id = (SELECT app.cid()))',
    target);
  EXECUTE format('GRANT %s ON %s TO portal_app', grants, target);
END $$;
REVOKE EXECUTE ON FUNCTION app.protect(regclass, text) FROM PUBLIC;
