-- Looking at the portal as somebody imagined of a company, on some day: begun at the console, short, and to read alone. The
-- person is in no table; the rows they need are made in each transaction and taken back at its end.
CREATE TABLE preview (
  preview_no int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- of the person who is imagined
  imagined_guid uuid NOT NULL UNIQUE,
  operator_id int NOT NULL REFERENCES operator,
  for_company int NOT NULL REFERENCES company,
  employee_class int NOT NULL,
  employee_type int NOT NULL,
  vendor_id int NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  day date NOT NULL,
  -- the company's draft as it was; null: what is live
  settings jsonb,
  -- opens it once; null when it has
  ticket_hash bytea UNIQUE,
  token_hash bytea UNIQUE,
  cookie_hash bytea,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX preview_by_age ON preview (created_at);
SELECT app.protect_house('preview');
