-- A half-done booking holds what was typed for the invoice, phone and e-mail among it: sealed like everywhere (law 7).
TRUNCATE booking_draft;
ALTER TABLE booking_draft DROP COLUMN draft;
ALTER TABLE booking_draft ADD COLUMN draft bytea NOT NULL;
