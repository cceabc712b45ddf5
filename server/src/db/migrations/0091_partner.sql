-- The key under which a company's partner is told who somebody is (§3.11); sealed, one for each company.
CREATE TABLE partner_secret (
  company_id int PRIMARY KEY REFERENCES company,
  secret bytea NOT NULL,
  made_at timestamptz NOT NULL
);
SELECT app.protect('partner_secret');

-- answers §4: how a centre gets its orders (1 connected, 2 by an operator).
ALTER TABLE center ADD COLUMN docking_method int NOT NULL DEFAULT 1 CHECK (docking_method IN (1, 2));

-- answers §4: a plan that is booked on the company's team days only.
ALTER TABLE plan ADD COLUMN group_exam_order boolean NOT NULL DEFAULT false;
