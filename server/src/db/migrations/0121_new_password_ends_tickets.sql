-- A code that was typed in before the password was changed must not change it again: as with calendar addresses (0040),
-- whichever way the password is changed.
CREATE FUNCTION app.end_password_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM password_ticket WHERE company_id = NEW.company_id AND account_id = NEW.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER password_tickets_end AFTER UPDATE OF password_hash ON account FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION app.end_password_tickets();
