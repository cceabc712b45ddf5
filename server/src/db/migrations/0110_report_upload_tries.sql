-- How often a report of elsewhere was begun to be read since it last came through: one that outlasted its reader, or whose node
-- ended meanwhile, is begun again elsewhere, and so often and no more.
ALTER TABLE report_upload ADD COLUMN read_tries int NOT NULL DEFAULT 0;
