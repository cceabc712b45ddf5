-- A new phone that its owner has not yet confirmed: nothing but the code is sent to it.
CREATE TABLE phone_change (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  phone bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('phone_change');

-- Not company data: when codes went out, by an HMAC of the phone and of whoever asked. Each row holds the last day's.
CREATE TABLE sms_quota (
  bucket bytea PRIMARY KEY,
  sent_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sms_quota TO portal_door;

-- A code goes to the number it is about; everything else to where the person is now.
ALTER TABLE message ADD COLUMN fixed_phone boolean NOT NULL DEFAULT false;

-- A relative's number that an employee has typed: passed on to the centre, and sent nothing.
ALTER TABLE person ADD COLUMN phone_unconfirmed boolean NOT NULL DEFAULT false;
