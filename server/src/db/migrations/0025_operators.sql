-- Who works in the console. Operators belong to no company: their tables have none, and are open to the house alone, which
-- works as company 0 (see 0021) so that what it changes and what it writes into the audit commit together.
CREATE FUNCTION app.protect_house(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY house ON %s TO portal_app USING ((SELECT app.cid()) = 0) WITH CHECK ((SELECT app.cid()) = 0)', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO portal_app', target);
END $$;
REVOKE EXECUTE ON FUNCTION app.protect_house(regclass) FROM PUBLIC;

CREATE TABLE operator (
  operator_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- as it is compared: lower case, without spaces around it
  login_name text NOT NULL UNIQUE CHECK (login_name = lower(btrim(login_name)) AND login_name <> ''),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('support', 'finance', 'content', 'admin')),
  password_hash text NOT NULL,
  -- the password was made by somebody else and is good for setting another one
  must_change boolean NOT NULL DEFAULT true,
  -- sealed; null until the second factor is set up
  totp_secret bytea,
  -- the newest 30-second step whose code was used: none of it or before it counts again
  totp_last_step bigint,
  disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (totp_secret IS NULL OR totp_last_step IS NOT NULL)
);
SELECT app.protect_house('operator');

-- Two administrators who take each other's role away at the same moment wait here for each other.
CREATE FUNCTION app.keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7340552);
  IF NOT EXISTS (SELECT 1 FROM operator WHERE role = 'admin' AND NOT disabled AND operator_id <> OLD.operator_id) THEN
    RAISE EXCEPTION 'the last active administrator must stay'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'an_admin_stays';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER an_admin_stays BEFORE UPDATE OF role, disabled ON operator FOR EACH ROW
  WHEN (OLD.role = 'admin' AND NOT OLD.disabled AND (NEW.role <> 'admin' OR NEW.disabled)) EXECUTE FUNCTION app.keep_an_admin();
CREATE TRIGGER an_admin_is_kept BEFORE DELETE ON operator FOR EACH ROW
  WHEN (OLD.role = 'admin' AND NOT OLD.disabled) EXECUTE FUNCTION app.keep_an_admin();

CREATE TABLE operator_session (
  token_hash bytea PRIMARY KEY,
  cookie_hash bytea NOT NULL,
  operator_id int NOT NULL REFERENCES operator,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX operator_session_by_operator ON operator_session (operator_id, created_at);
SELECT app.protect_house('operator_session');

-- Between the password and the code: good for minutes, a few tries, and one browser.
CREATE TABLE operator_ticket (
  ticket_hash bytea PRIMARY KEY,
  cookie_hash bytea NOT NULL,
  operator_id int NOT NULL REFERENCES operator,
  -- the second factor that is being set up, sealed
  new_secret bytea,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX operator_ticket_by_operator ON operator_ticket (operator_id);
SELECT app.protect_house('operator_ticket');

CREATE TABLE operator_recovery (
  operator_id int NOT NULL REFERENCES operator,
  -- an HMAC under the house's key
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (operator_id, code_hash)
);
SELECT app.protect_house('operator_recovery');

-- Lists of the console say who did what.
CREATE POLICY console ON operator FOR SELECT TO portal_console USING (true);
GRANT SELECT (operator_id, login_name, name, role, disabled) ON operator TO portal_console;
