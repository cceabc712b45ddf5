-- From which day to which an entry of the home page is shown, both included; null: no limit. Notices have had it from the beginning.
ALTER TABLE menu_item ADD COLUMN shown_from date, ADD COLUMN shown_to date;
ALTER TABLE banner ADD COLUMN shown_from date, ADD COLUMN shown_to date;
ALTER TABLE campaign ADD COLUMN shown_from date, ADD COLUMN shown_to date;
ALTER TABLE notice ADD COLUMN sort_order int NOT NULL DEFAULT 0;
