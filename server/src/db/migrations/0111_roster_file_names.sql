-- What the file of a roster was called: the list of imports says which is which when the file itself is gone.
ALTER TABLE hr_roster ADD COLUMN file_name bytea;
