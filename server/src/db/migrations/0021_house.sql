-- Operators work beside the companies: this role keeps their own tables and, where a later file grants it column by column,
-- finds rows of any company. It owns nothing, cannot log in, and changes nothing of a company's.
DO $$
BEGIN
  CREATE ROLE portal_console NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT portal_console TO CURRENT_USER;
GRANT USAGE ON SCHEMA app TO portal_console;
