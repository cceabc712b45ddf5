-- Whether somebody reads in care mode: never asked, offered once without an answer, or what they chose.
ALTER TABLE account ADD COLUMN care_mode text NOT NULL DEFAULT 'unset'
  CHECK (care_mode IN ('unset', 'offered', 'on', 'off'));
