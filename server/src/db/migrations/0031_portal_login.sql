-- What the portal logs in as is a member of this one: it may enter the portal's roles and look which migrations ran.
-- NOINHERIT: until it enters one of them, it has none of their rights.
DO $$
BEGIN
  CREATE ROLE portal_node NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT portal_app, portal_door, portal_supply, portal_audit, portal_console TO portal_node;
GRANT SELECT ON migration TO portal_node;
