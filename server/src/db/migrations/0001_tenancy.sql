-- Roles that own nothing and cannot log in; the server enters one of them in every transaction.
--   portal_app      works inside one company: row-level security shows it that company's rows and no others
--   portal_door     works before the company is known: it resolves a code or a presented token, no more
--   portal_supply   writes the supply that all companies share; requests never enter it
--   portal_audit    reads numbers of all companies, to prove that they add up: no name, phone or text
--   portal_console  finds rows of any company for operators, column by column, and changes none of them
--   portal_node     has the portal's logins as members: it may enter the others, and until then has no rights
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['portal_app', 'portal_door', 'portal_supply', 'portal_audit', 'portal_console'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
  BEGIN
    CREATE ROLE portal_node NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
END $$;
GRANT portal_app, portal_door, portal_supply, portal_audit, portal_console TO CURRENT_USER;
GRANT portal_app, portal_door, portal_supply, portal_audit, portal_console TO portal_node;
GRANT SELECT ON migration TO portal_node;

CREATE SCHEMA app;
GRANT USAGE ON SCHEMA app TO portal_app, portal_door, portal_supply, portal_console;

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

-- Every table with company data calls this once; a test fails for one that did not. The policy names the company by a
-- plain comparison, so that a divided database can send a query to one of its parts.
CREATE FUNCTION app.protect(target regclass, grants text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY company ON %s TO portal_app USING (company_id = app.cid()) WITH CHECK (company_id = app.cid())',
    target);
  EXECUTE format('GRANT %s ON %s TO portal_app', grants, target);
END $$;
REVOKE EXECUTE ON FUNCTION app.protect(regclass, text) FROM PUBLIC;

-- Tables of the platform belong to no company: only a transaction as company 0 sees them, so that an operator's change
-- and its entry in the audit commit together.
CREATE FUNCTION app.protect_platform(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY platform ON %s TO portal_app USING (app.cid() = 0) WITH CHECK (app.cid() = 0)', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO portal_app', target);
END $$;
REVOKE EXECUTE ON FUNCTION app.protect_platform(regclass) FROM PUBLIC;

CREATE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Keeps a column to the moves that `state_move` lists for its machine.
CREATE FUNCTION app.guard_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := to_jsonb(OLD) ->> TG_ARGV[1];
  becomes text := to_jsonb(NEW) ->> TG_ARGV[1];
BEGIN
  IF was IS DISTINCT FROM becomes AND NOT EXISTS (
    SELECT 1 FROM state_move WHERE machine = TG_ARGV[0] AND from_state = was AND to_state = becomes)
  THEN
    RAISE EXCEPTION 'A % does not go from % to %', TG_ARGV[0], was, becomes
      USING ERRCODE = 'check_violation', CONSTRAINT = 'legal_move';
  END IF;
  RETURN NEW;
END $$;

-- The one state table: each state machine and its moves. contract/src/rules/moves.ts is its twin.
CREATE TABLE state_move (
  machine text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (machine, from_state, to_state)
);
GRANT SELECT ON state_move TO portal_app;

-- Rises with every restore, together with the counters that numbers are made of (server/src/db/epoch.ts). One row.
CREATE TABLE epoch (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number int NOT NULL,
  raised_at timestamptz NOT NULL
);
GRANT SELECT ON epoch TO portal_app;
INSERT INTO epoch (number, raised_at) VALUES (0, now());
