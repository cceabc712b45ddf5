-- A new e-mail address that its owner has not yet confirmed: nothing but the code is sent to it.
CREATE TABLE email_change (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  email bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('email_change');
ALTER TABLE person ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false;

-- By which way it is told; of an e-mail `phone` holds the address.
ALTER TABLE message ADD COLUMN channel text NOT NULL DEFAULT 'sms' CHECK (channel IN ('sms', 'email'));

-- An address that was edited or deleted stays as it was for the orders that were placed with it.
ALTER TABLE address ADD COLUMN retired_at timestamptz;
