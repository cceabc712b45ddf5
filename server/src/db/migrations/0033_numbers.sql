-- What a payment carried to its provider and must bring back: news about a payment of the same number that is not ours,
-- such as one made before a restore, does not bring it. Null for payments that carried nothing.
ALTER TABLE payment ADD COLUMN attach text;
-- Why somebody should look at it: null while nobody says what became of it, 'foreign' for news that is not about ours.
ALTER TABLE payment ADD COLUMN flagged_for text CHECK (flagged_for IN ('foreign'));
GRANT UPDATE (flagged_for) ON payment TO portal_app;

-- Rises with every restore, together with the counters that numbers are made of (server/src/db/epoch.ts). One row.
CREATE TABLE epoch (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number int NOT NULL,
  raised_at timestamptz NOT NULL
);
INSERT INTO epoch (number, raised_at) VALUES (0, now());
GRANT SELECT ON epoch TO portal_app;
