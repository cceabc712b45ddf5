-- A refund the provider called off may be done after all, by hand at its own site.
INSERT INTO state_move VALUES ('refund', 'failed', 'done');

ALTER TABLE payment
  -- who pays, where the provider prepares the payment for one person only; a hash
  ADD COLUMN payer text,
  -- sealed: what its first request said, until the reply to it has been heard; sent again it must be the same
  ADD COLUMN asked bytea;
GRANT UPDATE (asked) ON payment TO portal_app;
