-- Who enters an account from the messaging app: its id of a person is sealed, and found by an index.
CREATE TABLE messaging_binding (
  company_id int NOT NULL,
  account_id int NOT NULL,
  app_id text NOT NULL,
  openid bytea NOT NULL,
  openid_index bytea NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id, app_id),
  -- somebody of the app is one account within a company
  UNIQUE (company_id, openid_index),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
SELECT app.protect('messaging_binding');

-- What the app said of somebody counts once; kept until it would not count any more.
CREATE TABLE messaging_spent (
  company_id int NOT NULL REFERENCES company,
  told_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, told_id)
);
SELECT app.protect('messaging_spent');

-- The app a session was entered from, where it has said who it is: then it need not be asked again who pays.
ALTER TABLE session ADD COLUMN messaging_app text;
