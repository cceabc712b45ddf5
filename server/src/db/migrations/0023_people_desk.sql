-- Operators find people of all companies and look after their accounts.

-- by the last four digits of the phone, as people read it out; sealed as the whole number is
ALTER TABLE person ADD COLUMN phone_tail_index bytea;
CREATE INDEX person_by_phone_tail ON person (phone_tail_index) WHERE phone_tail_index IS NOT NULL;
CREATE INDEX person_without_phone_tail ON person (company_id) WHERE phone IS NOT NULL AND phone_tail_index IS NULL;
GRANT SELECT (phone_tail_index, id_number_index, department, phone_unconfirmed) ON person TO portal_console;

-- A node of the version before writes the phone alone: its tail is sealed again by the next sweep.
CREATE FUNCTION app.forget_phone_tail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_tail_index := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER phone_tail_is_forgotten BEFORE UPDATE OF phone_index ON person FOR EACH ROW
  WHEN (OLD.phone_index IS DISTINCT FROM NEW.phone_index AND OLD.phone_tail_index = NEW.phone_tail_index)
  EXECUTE FUNCTION app.forget_phone_tail();

ALTER TABLE account
  -- why it is disabled: its owner has left the company, or an operator has closed it
  ADD COLUMN closed_as text CHECK (closed_as IN ('left', 'disabled')),
  -- the owner's last day at the company; the account closes when it is over
  ADD COLUMN last_day date;
CREATE INDEX account_leaving ON account (company_id, last_day) WHERE last_day IS NOT NULL AND NOT disabled;
CREATE POLICY console ON account FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, account_id, person_guid, disabled, closed_as, last_day, first_entered_at, role_type)
  ON account TO portal_console;
