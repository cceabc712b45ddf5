-- In which language somebody asked for help with an upload: its answer is told in the same.
ALTER TABLE report_upload ADD COLUMN help_lang text CHECK (help_lang IN ('zh-cn', 'en-us'));
